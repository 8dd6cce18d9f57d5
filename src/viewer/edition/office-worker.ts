import { extractOffice } from '../../document-text/office/extract-office';

/** The message of the page: a file, and its name. */
export interface OfficeOrder {
  bytes: Uint8Array;
  name: string;
}

addEventListener('message', ({ data }: MessageEvent<OfficeOrder>) => {
  postMessage(extractOffice(data.bytes, data.name));
});
