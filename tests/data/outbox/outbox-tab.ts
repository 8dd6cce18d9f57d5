import type { Message } from '../../../src/data/outbox/deliver';
import { startApp } from '../lists/fresh';

/** One tab of one device: all tabs share its database and its locks. */
export async function startTab() {
  startApp('');
  const [sender, outbox] = await Promise.all([
    import('../../../src/data/outbox/sender'),
    import('../../../src/data/outbox/outbox'),
  ]);
  return { ...sender, ...outbox };
}

export const message = (id: string, writtenAt = 1, form: Message['form'] = 'contact'): Message => ({
  id,
  form,
  fields: { message: `text of ${id}` },
  writtenAt,
});
