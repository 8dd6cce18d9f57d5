import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project';

const fixture = (name: string) => readFileSync(join(projectRoot, 'tests/fixtures/office', name));
const dates = Array.from({ length: 18 }, (_, month) => `Delivery in month ${month + 1}`);

/** A file of each kind, and of each flaw, with a word of its text. */
export const officeKinds = {
  'form.odt': { bytes: fixture('libreoffice-form.odt'), text: 'Lots and prices' },
  'form.rtf': { bytes: fixture('libreoffice-form.rtf'), text: 'Lots and prices' },
  'prices.xlsx': { bytes: fixture('libreoffice-prices.xlsx'), text: 'Wheat seed' },
  'prices.ods': { bytes: fixture('libreoffice-prices.ods'), text: 'Wheat seed' },
  'prices.csv': { bytes: Buffer.from('Lot;Price\nWheat seed;1200\nBarley;300\n'), text: 'Wheat seed' },
  'wide.csv': {
    bytes: Buffer.from(
      `${['Lot', ...dates].join(',')}\n${['Wheat seed', ...dates.map((_, n) => n)].join(',')}`,
    ),
    text: 'Wheat seed',
  },
  'dari.csv': {
    bytes: Buffer.from(
      'لات,شرح جنس,مقدار,قیمت واحد\nاول,تخم گندم اصلاح شده برای ولایت بدخشان,۱۲۰۰,۴۵\nدوم,کود کیمیاوی برای دهقانان,۳۰۰,۹۰\n',
    ),
    text: 'تخم گندم',
  },
  'long.csv': {
    bytes: Buffer.from(Array.from({ length: 1_200 }, (_, n) => `Family ${n},${n}`).join('\n')),
    text: 'The text ends here',
  },
} as const;
