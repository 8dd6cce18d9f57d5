import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { compressedTypes } from '../../vite/precompress';
import { projectRoot } from './project';

/**
 * A download that the user pays for: its address, and its bytes on the wire (Brotli at its highest level, images as
 * they are).
 */
export interface Piece {
  address: string;
  bytes: number;
}

export const compressed = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The cost of an address of the site, by its file in the build; undefined if the build has none. */
export function pieceAt(dist: string, address: string): Piece | undefined {
  const path = decodeURI(new URL(address, 'http://localhost').pathname);
  const named = path === '/' ? '/index.html' : path;
  const file = [named, `${named}.html`, `${named}.json`]
    .map((name) => join(projectRoot, dist, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  return file === undefined ? undefined : { address: path, bytes: bytesOf(file) };
}

function bytesOf(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  const bytes = readFileSync(file);
  const isText = extname(file).slice(1) in compressedTypes;
  return isText ? Math.min(bytes.length, compressed(bytes)) : bytes.length;
}

export const total = (pieces: readonly Piece[]): number => pieces.reduce((sum, { bytes }) => sum + bytes, 0);

/** The pieces by size, for the message when a budget is exceeded. */
export function bill(title: string, pieces: readonly Piece[]): string {
  const lines = [...pieces]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ address, bytes }) => `${String(bytes).padStart(8)}  ${address}`);
  return [`${title}: ${total(pieces)} bytes in ${pieces.length} files`, ...lines].join('\n');
}
