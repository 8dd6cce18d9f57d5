import { plainDigits } from '../../sw/contract/fold';

export { plainDigits };

/** Returns the `tel:` URL of a phone number as people write it, with the digits of any keyboard. */
export const phoneLink = (phone: string): string => `tel:${plainDigits(phone).replace(/[^\d+]/g, '')}`;
