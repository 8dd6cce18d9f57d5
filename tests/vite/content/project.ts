import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Resource } from '../../../src/schemas/base';
import { compileContent } from '../../../vite/content/compile';
import { ContentError } from '../../../vite/content/faults';

export type ProjectFiles = Record<string, string | Uint8Array>;

/** A temporary project on disk with these files; it is deleted after the test. */
export function makeProject(files: ProjectFiles): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'content-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'content'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

/** Noon of 20 November 2026 in UTC. */
export const now = new Date('2026-11-20T12:00:00Z');

export const compile = (files: ProjectFiles, ...resources: Resource[]) =>
  compileContent({ root: makeProject(files), resources, now });

/** The `data` of one compiled response. */
export function dataOf(files: ProjectFiles, resource: Resource): Record<string, unknown>[] {
  const body = compile(files, resource).responses.get(`api/${resource.name}.json`);
  return (JSON.parse(body ?? 'null') as { data: Record<string, unknown>[] }).data;
}

/** The lines of a content error, without the first one with their number. */
export function faultsOf(files: ProjectFiles, ...resources: Resource[]): string[] {
  try {
    compile(files, ...resources);
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n').slice(1);
    throw error;
  }
  return [];
}

const bytes = (base64: string) => Buffer.from(base64, 'base64');

const jpeg = bytes(
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJAIf//Z',
);
const turned = Buffer.from(
  'ffe10022457869660000 4d4d002a00000008 0001 011200030000000100060000 00000000'.replaceAll(' ', ''),
  'hex',
);

/** Images of 3 by 2 pixels; the last one has an EXIF orientation. */
export const images = {
  avif: bytes(
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB8AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAMAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAnbWRhdBIACgg4BCtICGg0gDIRH/JihOAAFgAAkDWOPHZj2rg=',
  ),
  webp: bytes('UklGRioAAABXRUJQVlA4IB4AAABwAQCdASoDAAIADMDOJZgCdAF1AAD+5ACJuw33BAA='),
  png: bytes(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAMAAACqqpYoAAAAA1BMVEUbO29WtuK6AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNggAAAAAgAAa9T6iIAAAAASUVORK5CYII=',
  ),
  jpg: jpeg,
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>'),
  upright: Buffer.concat([jpeg.subarray(0, 2), turned, jpeg.subarray(2)]),
};
