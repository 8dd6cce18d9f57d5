import { tinyPdf } from './tiny-files';

/** A PDF that requires a password: no password matches its encryption keys. */
export function lockedPdf(): Buffer {
  const open = tinyPdf(['Secret']).toString('latin1');
  const key = (byte: string) => `<${byte.repeat(32)}>`;
  const locks = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key('5a')} /U ${key('a5')} /P -4 >> /ID [${key('01')} ${key('01')}]`;
  return Buffer.from(open.replace('/Root 1 0 R', `/Root 1 0 R ${locks}`), 'latin1');
}

/** It starts like a PDF, and has no page. */
export const brokenPdf = (): Buffer => Buffer.from(`%PDF-1.7\n${'not a page. '.repeat(200)}`);
