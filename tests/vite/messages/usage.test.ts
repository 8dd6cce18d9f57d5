import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../vite/messages/catalogue';
import {
  faultsOfFigures,
  faultsOfFiguresIn,
  faultsOfQuotes,
  faultsOfUsage,
  faultsOfWording,
} from '../../../vite/messages/usage';

const catalogue = (tag: string, messages: object) =>
  readCatalogue(`${tag}.json`, JSON.stringify({ common: messages }));

describe('a translation uses the words of Kabul', () => {
  it.each([
    ['fa', 'خدمات مالی روستایی', ['“روستایی” is not written here, but “قریه”.']],
    [
      'fa',
      'روکش مبل‌ها',
      ['“روکش” is not written here, but “پوش”.', '“مبل” is not written here, but “کوچ”.'],
    ],
    ['fa', 'قریه‌ها، راپور و فلم', []],
    // A word that only begins like one of the list.
    ['fa', 'وامق و استانه', []],
    ['ps', 'دوهمه بېلګه', ['“دوهمه” is not written here, but “دویم”.']],
    ['ps', 'وایي، نیمایي', ['“وایي” is written “وايي”.', '“نیمایي” is written “نیمايي”.']],
    ['ps', 'وايي، نیمايي، نانواییو', []],
    ['en', 'وام', []],
  ])('%s: %s', (code, text, faults) => expect(faultsOfUsage(text, code, 'content')).toEqual(faults));

  it('and some are wrong in the interface alone', () => {
    const text = 'له سرور سره پرتله شوې';
    expect(faultsOfUsage(text, 'ps', 'content')).toEqual([]);
    expect(faultsOfUsage(text, 'ps', 'interface')).toHaveLength(1);
    expect(faultsOfWording(catalogue('fa', { donate: 'کمک مالی' }), 'fa')).toEqual([
      'fa.json, common.donate: “کمک مالی” is not written here, but “کمک کنید (کمک مالی is what one receives)”.',
    ]);
  });
});

it.each([
  ['fa', 'تا ۱۶:۰۰', ['“16:00” is written as “ساعت ۴ بعد از ظهر”.']],
  ['fa', 'از 09:00', ['“09:00” is written as “ساعت ۴ بعد از ظهر”.']],
  ['ps', 'تر ۳:۰۰ بجو', ['“3:00” is written as “د ماسپښین ۴ بجې”.']],
  ['ps', 'له ۷:۳۰ بجو تر ۱۲:۳۰ بجو', []],
  ['en', '16:00', []],
])('a clock time is written one way in %s: %s', (code, text, faults) =>
  expect(faultsOfUsage(text, code, 'content')).toEqual(faults),
);

it.each([
  ['ps', 'د {title} پاڼې', true],
  ['ps', 'قرارداد {name} ته ورکړل شو', true],
  ['ps', 'یو سند: د {page} په پاڼه کې', true],
  ['ps', '{count, plural, one {د {title} سند} other {#}}', true],
  ['ps', 'پاڼې: {title}', false],
  ['ps', 'په «{page}» پاڼه کې', false],
  ['ps', 'په {date} تړل کېږي', false],
  ['ps', 'د {year} کال', false],
  ['fa', 'در صفحه {page}، «حذف»', true],
  ['fa', 'در صفحه «{page}»، «حذف»', false],
  ['fa', 'به {name} اعطا شد', false],
])('a placeholder of %s stands where any value can: %s', (code, message, isFaulty) =>
  expect(faultsOfWording(catalogue(code, { a: message }), code)).toHaveLength(isFaulty ? 1 : 0),
);

describe('figures are the same in all languages', () => {
  it.each([
    ['Within 21 days', 'تا ۲۱ روز', []],
    [
      'Within 21 days',
      'تا ۱۲ روز',
      ['lacks the figure 21.', 'has the figure 12, which the original has not.'],
    ],
    ['AFN 27,500 a month', 'ماهانه ۲۷٬۵۰۰ افغانی', []],
    ['2.5 tonnes', '۲٫۵ تن', []],
    ['2.5 tonnes', '۲٫۴ تن', ['lacks the figure 2.5.', 'has the figure 2.4, which the original has not.']],
    // What English has in words at the beginning of a sentence, small numbers, and the years of the country.
    ['Forty-one per cent in 2019', '۴۱ فیصد در ۱۳۹۸ (۲۰۱۹)', []],
    ['two lots', '۲ لات', []],
    ['[Ask](mailto:a12@example.org) before 16:00', 'پیش از ساعت ۴ بپرسید', []],
  ])('%s: %s', (text, translation, faults) =>
    expect(faultsOfFigures(text, translation, 'fa')).toEqual(faults),
  );

  it('and so are the working days of a deadline', () => {
    const text = 'within three working days';
    expect(faultsOfFigures(text, 'در سه روز کاری', 'fa')).toEqual([]);
    expect(faultsOfFigures(text, 'در سه روز', 'fa')).toHaveLength(1);
    expect(faultsOfFigures(text, 'په درېیو کاري ورځو کې', 'ps')).toEqual([]);
    expect(faultsOfFigures(text, 'په درېیو ورځو کې', 'ps')).toHaveLength(1);
  });

  it('in the interface too, told with the key', () =>
    expect(
      faultsOfFiguresIn(catalogue('en', { a: 'for 90 days' }), catalogue('fa', { a: '۳۰ روز' }), 'fa'),
    ).toEqual([
      'fa.json, common.a: lacks the figure 90.',
      'fa.json, common.a: has the figure 30, which the original has not.',
    ]));
});

it.each([
  ['«ریست این اپلیکیشن» را فشار دهید', 0],
  ['«شروع از نو» را فشار دهید', 1],
])('a button is quoted by its name in the same language: %s', (sentence, count) => {
  const english = catalogue('en', { reset: 'Reset this app', how: 'Press “Reset this app”' });
  const dari = catalogue('fa', { reset: 'ریست این اپلیکیشن', how: sentence });
  expect(faultsOfQuotes(english, dari)).toHaveLength(count);
});

it('what is the browser’s own button is quoted as the browser has it', () => {
  const english = catalogue('en', { install: 'Install', how: 'Press “Install”' });
  const dari = catalogue('fa', { install: 'نصب', how: '«Install» را فشار دهید' });
  expect(faultsOfQuotes(english, dari)).toEqual([]);
});
