import { openFile } from '../../document-text/office/open-file';

/** The message of the page: a file, its name, and the path of the file in it that is wanted, if it is an archive. */
export interface OfficeOrder {
  bytes: Uint8Array;
  name: string;
  part?: string | undefined;
}

addEventListener('message', ({ data }: MessageEvent<OfficeOrder>) => {
  postMessage(openFile(data.bytes, data.name, data.part));
});
