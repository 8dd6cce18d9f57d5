import { expect, test } from 'vitest';
import { openFolder } from '../../../vite/content/files/folder';
import {
  takeDocument,
  takeImage,
  takeLinked,
  type Files,
  signatureFlaw,
  wholePicture,
} from '../../../vite/content/files';
import { siteFolder } from '../../../vite/site/folder';
import { images, makeProject, type ProjectFiles } from './project';

function open(names: ProjectFiles) {
  const files = Object.entries(names).map(([name, bytes]) => [`content/itbs/${name}`, bytes]);
  const site = siteFolder(makeProject(Object.fromEntries(files) as ProjectFiles));
  const folder = openFolder(site, 'itbs', []);
  const published: Files = new Map();
  const told: string[] = [];
  const report = (expected: string, found: string) => {
    told.push(`${expected} / ${found}`);
    return undefined;
  };
  return { folder, published, told, report };
}

test('a document is published under its own name', () => {
  const { folder, published, report, told } = open({ 'Form A.pdf': '%PDF-1.7' });
  const file = takeDocument('Form A.pdf', folder, published, report);
  expect(file).toMatchObject({ url: '/files/itbs/Form%20A.pdf', type: 'application/pdf' });
  expect([...published]).toEqual([['files/itbs/Form A.pdf', folder.paths.get('Form A.pdf')]]);
  expect(told).toEqual([]);
});

test.each(['avif', 'webp', 'png', 'jpg', 'svg'] as const)('a %s image is measured', (kind) => {
  const { folder, published, report } = open({ [`a.${kind}`]: images[kind] });
  expect(takeImage(`a.${kind}`, folder, published, report)).toMatchObject({ width: 3, height: 2 });
});

test('a portrait photo is measured upright', () => {
  const { folder, published, report } = open({ 'a.jpeg': images.upright });
  expect(takeImage('a.jpeg', folder, published, report)).toMatchObject({ width: 2, height: 3 });
});

test.each(['../settings/law.pdf', '/etc/a.pdf', 'b.pdf'])(
  '%s is rejected, because it is not beside the record',
  (name) => {
    const { folder, published, report, told } = open({ 'form.pdf': '%PDF-1.7' });
    expect(takeDocument(name, folder, published, report)).toBeUndefined();
    expect(told).toEqual([`the name of a file beside the record / no "${name}" in content/itbs`]);
    expect(published.size).toBe(0);
  },
);

test.each([
  ['FORM.pdf', 'form.pdf'],
  ['photo.jpg', 'photo.JPG'],
  ['tor_nurse.pdf', 'tor-nurse.pdf'],
  ['tor-nurze.pdf', 'tor-nurse.pdf'],
])('of %s, the file that was meant is named: %s', (name, meant) => {
  const { folder, published, report, told } = open({
    'form.pdf': '%PDF-1.7',
    'photo.JPG': images.jpg,
    'tor-nurse.pdf': '%PDF-1.7',
  });
  expect(takeLinked(name, folder, published, report)).toBeUndefined();
  expect(told).toEqual([
    `the name of a file beside the record / no "${name}" in content/itbs (did you mean ${meant}?)`,
  ]);
});

test('an unsupported kind of file is rejected, with the supported ones', () => {
  const { folder, published, report, told } = open({ 'run.exe': 'x' });
  expect(takeDocument('run.exe', folder, published, report)).toBeUndefined();
  expect(told[0]).toMatch(/^the name of a file beside the record \(pdf, doc, docx, .*zip\) \/ "run\.exe"$/);
});

test('a document is rejected in place of an image', () => {
  const { folder, published, report, told } = open({ 'a.pdf': '%PDF-1.7' });
  expect(takeImage('a.pdf', folder, published, report)).toBeUndefined();
  expect(told).toEqual([
    'the name of an image beside the record (avif, webp, png, jpg, jpeg, svg) / "a.pdf"',
  ]);
});

test.each([
  ['an empty file', 'a.pdf', '', 'a file with content / that "a.pdf" is empty'],
  [
    'no PDF inside',
    'a.pdf',
    'version https://git-lfs',
    'a PDF document / that "a.pdf" does not begin with %PDF-',
  ],
])('a document with %s is rejected', (_, name, bytes, message) => {
  const { folder, published, report, told } = open({ [name]: bytes });
  expect(takeDocument(name, folder, published, report)).toBeUndefined();
  expect(told).toEqual([message]);
});

test.each([
  ['other bytes', Buffer.from('not a picture'), 'a picture / that "a.png" is a text'],
  ['half an image', images.png.subarray(0, 12), `${wholePicture} / "a.png"`],
  ['no size', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a picture / that "a.png" is a text'],
])('an image with %s is rejected', (_, bytes, sentence) => {
  const { folder, published, report, told } = open({ 'a.png': bytes });
  expect(takeImage('a.png', folder, published, report)).toBeUndefined();
  expect(told).toEqual([sentence]);
});

test('an AVIF that breaks off is rejected, and a whole one is not', () => {
  const { folder, published, report, told } = open({
    'torn.avif': images.avif.subarray(0, -4),
    'whole.avif': images.avif,
  });
  expect(takeImage('torn.avif', folder, published, report)).toBeUndefined();
  expect(told).toEqual([`${wholePicture} / "torn.avif"`]);
  expect(takeImage('whole.avif', folder, published, report)).toMatchObject({ width: 3, height: 2 });
});

test.each(['a.svg', 'a.html', 'a.xml', 'a.js', 'a.xhtml', 'a.constructor', 'a.avif'])(
  '%s is not a document',
  (name) => {
    const { folder, published, report, told } = open({ [name]: images.svg });
    expect(takeDocument(name, folder, published, report)).toBeUndefined();
    expect(told).toEqual([
      expect.stringMatching(/^the name of a file beside the record \(pdf, .*\) \/ "a\./),
    ]);
    expect(published.size).toBe(0);
  },
);

test('prose may link to a document or an image, but not an SVG', () => {
  const { folder, published, report, told } = open({ 'a.avif': images.avif, 'a.svg': images.svg });
  expect(takeLinked('a.avif', folder, published, report)?.url).toBe('/files/itbs/a.avif');
  expect(takeLinked('a.svg', folder, published, report)).toBeUndefined();
  expect(told).toHaveLength(1);
});

test('an SVG that could run a script is rejected with the reason', () => {
  const bytes = images.svg.toString().replace('/>', ' onload="go()"/>');
  const { folder, published, report, told } = open({ 'a.svg': bytes });
  expect(takeImage('a.svg', folder, published, report)).toBeUndefined();
  expect(told).toEqual([
    'an SVG without scripts and without references to elsewhere / the event handler onload on <svg> in "a.svg"',
  ]);
});

test('an image with another format than its extension is rejected', () => {
  const { folder, published, report, told } = open({ 'a.png': images.svg, 'b.avif': images.webp });
  expect(takeImage('a.png', folder, published, report)).toBeUndefined();
  expect(takeImage('b.avif', folder, published, report)).toBeUndefined();
  expect(told).toEqual(['a png image / svg inside "a.png"', 'a avif image / webp inside "b.avif"']);
});

test('an image with too many pixels is rejected', () => {
  const bytes = images.svg.toString().replace('0 0 3 2', '0 0 3 99999999');
  const { folder, published, report, told } = open({ 'a.svg': bytes });
  expect(takeImage('a.svg', folder, published, report)).toBeUndefined();
  expect(told).toEqual(['an image of at most 10000 pixels a side / 3 × 99999999']);
});

test.each([
  ['pdf', '%PDF-1.7'],
  ['pdf', `${' '.repeat(1000)}%PDF-1.7`],
  ['docx', 'PK\x03\x04'],
  ['xls', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['doc', '{\\rtf1'],
  ['csv', 'a,b'],
])('a .%s file that starts with %j matches its extension', (ending, bytes) => {
  expect(signatureFlaw(ending, Buffer.from(bytes, 'latin1'))).toBeUndefined();
});

test.each([
  ['pdf', '<html>', 'does not begin with %PDF-'],
  ['pdf', `${' '.repeat(1024)}%PDF-1.7`, 'does not begin with %PDF-'],
  [
    'pdf',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'does not begin with %PDF-: it is an old Word or Excel file (.doc, .xls): export it as a PDF',
  ],
  ['pdf', 'PK\x03\x04', 'does not begin with %PDF-: it is a newer Word or Excel file, or a zip archive'],
  ['docx', '%PDF-1.7', 'does not begin as a .docx file does: it is a PDF'],
  ['docx', '<html>', 'does not begin as a .docx file does'],
  ['zip', '%PDF-1.7', 'does not begin as a .zip file does: it is a PDF'],
  ['csv', '\xff\xfe', 'is not text in UTF-8'],
])('a .%s file that starts with %j does not', (ending, bytes, flaw) => {
  expect(signatureFlaw(ending, Buffer.from(bytes, 'latin1'))).toBe(flaw);
});
