import { readFileSync } from 'node:fs';
import type { Licence } from './package.ts';

/**
 * Packages that a file has bundled without naming them in its licence: the legacy builds of pdf.js contain
 * core-js. Throws if the file has another format than expected.
 */
export function embeddedIn(path: string): Licence[] {
  if (!/\/pdfjs-dist\/legacy\/build\/[^/]+\.mjs$/.test(path)) return [];
  const source = readFileSync(path, 'utf8');
  const version = /zloirock\/core-js\/blob\/v([\d.]+)\/LICENSE/.exec(source)?.[1];
  const copyright = /copyright: '© ([^']*Pushkarev[^']*)'/.exec(source)?.[1];
  if (!version || !copyright) throw new Error(`${path}: expected core-js with its version and copyright.`);
  return [{ name: 'core-js', version, kind: 'MIT', text: `Copyright (c) ${copyright}\n\n${mit}` }];
}

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
