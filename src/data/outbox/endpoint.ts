/** Where forms are sent: an address or a root-relative path; empty where this site delivers nothing. */
export const formsEndpoint = (): string => (import.meta.env.VITE_FORMS_ENDPOINT ?? '').trim();
