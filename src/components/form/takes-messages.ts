import { useSettings, useSettingsState } from '../../data/lists/use-settings';
import { formsEndpoint } from '../../data/outbox/endpoint';
import { firstEmail } from './first-email';

/**
 * Whether what is written in a form can reach the organisation: it is sent, or it becomes an e-mail. Without a receiver
 * and an e-mail address there are no forms.
 */
export function useTakesMessages(): boolean {
  const { email } = useSettings();
  const isKnown = useSettingsState() === 'ready';
  return formsEndpoint() !== '' || !isKnown || firstEmail(email) !== '';
}
