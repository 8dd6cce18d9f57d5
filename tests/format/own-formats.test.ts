import { describe, expect, it, vi } from 'vitest';
import { formatDate, formatMonth, formatMonthOfYear } from '../../src/format/dates';
import {
  formatAge,
  formatDigits,
  formatList,
  formatNumber,
  formatShare,
  formatSize,
} from '../../src/format/numbers';
import { fold } from '../../src/format/fold';
import { languages } from '../../vite/messages/languages';
import { formatsOf } from '../support/formats';

const kabul = 'Asia/Kabul';
const [dari, pashto] = [formatsOf('fa-AF'), formatsOf('ps')];
const now = Date.parse('2026-11-20T10:00:00Z');
const [minute, day] = [60_000, 86_400_000];

describe('Dari and Pashto', () => {
  it.each([
    [
      formatDate('2026-11-20', dari, kabul),
      '۲۹\u00a0عقرب\u00a0۱۴۰۵ (۲۰\u00a0نومبر\u00a0۲۰۲۶)',
      formatDate('2026-11-20', pashto, kabul),
      '۲۹\u00a0لړم\u00a0۱۴۰۵ (۲۰\u00a0نومبر\u00a0۲۰۲۶)',
    ],
    [
      formatDate('2030-05-15 16:00', dari, kabul),
      '۲۵\u00a0ثور\u00a0۱۴۰۹، ساعت\u00a0۴ بعد از ظهر (۱۵\u00a0می\u00a0۲۰۳۰)',
      formatDate('2030-05-15 16:00', pashto, kabul),
      '۲۵\u00a0غویی\u00a0۱۴۰۹، د ماسپښین ۴\u00a0بجې (۱۵\u00a0مۍ\u00a0۲۰۳۰)',
    ],
    // The day of Kabul.
    [
      formatDate('2026-03-20T20:00:00Z', dari, kabul),
      '۱\u00a0حمل\u00a0۱۴۰۵، ساعت\u00a0۱۲:۳۰ شب (۲۱\u00a0مارچ\u00a0۲۰۲۶)',
      formatDate('2026-03-20T20:00:00Z', pashto, kabul),
      '۱\u00a0وری\u00a0۱۴۰۵، د شپې ۱۲:۳۰\u00a0بجې (۲۱\u00a0مارچ\u00a0۲۰۲۶)',
    ],
    [
      formatDate('Until filled', dari, kabul),
      'Until filled',
      formatDate('تر پایه', pashto, kabul),
      'تر پایه',
    ],
    [formatMonth(5, dari), 'می', formatMonth(12, pashto), 'دسمبر'],
    [
      formatMonthOfYear('2026-05', dari),
      'ثور–جوزا ۱۴۰۵ (می ۲۰۲۶)',
      formatMonthOfYear('2026-05', pashto),
      'غویی–غبرګولی ۱۴۰۵ (مۍ ۲۰۲۶)',
    ],
    [
      formatMonthOfYear('2026-03', dari),
      'حوت ۱۴۰۴–حمل ۱۴۰۵ (مارچ ۲۰۲۶)',
      formatMonthOfYear('2026-03', pashto),
      'کب ۱۴۰۴–وری ۱۴۰۵ (مارچ ۲۰۲۶)',
    ],
    [formatNumber(12_480, dari), '۱۲٬۴۸۰', formatNumber(1_234_567, pashto), '۱٬۲۳۴٬۵۶۷'],
    [formatNumber(0.25, dari), '۰٫۲۵', formatNumber(-3.5, pashto), '\u200e−۳٫۵'],
    [formatDigits(2026, dari), '۲۰۲۶', formatDigits('12/34', pashto), '۱۲/۳۴'],
    [formatShare(0.421, dari), '۴۲٪', formatShare(1, pashto), '۱۰۰٪'],
    [formatSize(999, dari), '۹۹۹ بایت', formatSize(1, pashto), '۱ بایټه'],
    [formatSize(84_000, dari), '۸۴ کیلوبایت', formatSize(84_000, pashto), '۸۴ کیلوبایټه'],
    [formatSize(1_440_000, dari), '۱٫۴ میگابایت', formatSize(12_400_000, pashto), '۱۲ میګابایټه'],
    [formatAge(now, now, dari), 'همین حالا', formatAge(now, now, pashto), 'همدا اوس'],
    [
      formatAge(now - 5 * minute, now, dari),
      '۵ دقیقه پیش',
      formatAge(now - minute, now, pashto),
      '۱ دقیقه مخکې',
    ],
    [formatAge(now - day, now, dari), 'دیروز', formatAge(now - day, now, pashto), 'پرون'],
    [formatAge(now - 3 * day, now, dari), '۳ روز پیش', formatAge(now - 3 * day, now, pashto), '۳ ورځې مخکې'],
    [
      formatAge(now - 61 * day, now, dari),
      '۲ ماه پیش',
      formatAge(now - 730 * day, now, pashto),
      '۲ کاله مخکې',
    ],
    [formatList(['الف', 'ب', 'ج'], dari), 'الف، ب و ج', formatList(['الف', 'ب'], pashto), 'الف او ب'],
    [formatList(['الف'], dari), 'الف', formatList([], pashto), ''],
  ])('%s / %s', (inDari, expectedDari, inPashto, expectedPashto) => {
    expect(inDari).toBe(expectedDari);
    expect(inPashto).toBe(expectedPashto);
  });

  it.each([
    ['03:00', 'ساعت\u00a0۳ شب', 'د شپې ۳\u00a0بجې'],
    ['07:30', 'ساعت\u00a0۷:۳۰ صبح', 'د سهار ۷:۳۰\u00a0بجې'],
    ['12:30', 'ساعت\u00a0۱۲:۳۰ چاشت', 'د غرمې ۱۲:۳۰\u00a0بجې'],
    ['17:00', 'ساعت\u00a0۵ بعد از ظهر', 'د ماسپښین ۵\u00a0بجې'],
    ['18:05', 'ساعت\u00a0۶:۰۵ شام', 'د ماښام ۶:۰۵\u00a0بجې'],
    ['20:00', 'ساعت\u00a0۸ شب', 'د شپې ۸\u00a0بجې'],
  ])('write %s as it is said', (time, inDari, inPashto) => {
    expect(formatDate(`2030-05-15 ${time}`, dari, kabul)).toContain(`، ${inDari} (`);
    expect(formatDate(`2030-05-15 ${time}`, pashto, kabul)).toContain(`، ${inPashto} (`);
  });

  it('ask no data of the platform for their dates and numbers', () => {
    const asked = (['NumberFormat', 'PluralRules', 'RelativeTimeFormat', 'ListFormat'] as const).map((name) =>
      vi.spyOn(Intl, name),
    );
    const dates = vi.spyOn(Intl, 'DateTimeFormat');
    for (const formats of [dari, pashto]) {
      formatDate('2026-11-20', formats, kabul);
      formatSize(84_000, formats);
      formatAge(now - 3 * day, now, formats);
      formatList(['1', '2', '3'], formats);
    }
    for (const spy of [...asked, dates]) expect(spy).not.toHaveBeenCalled();
  });

  it('a date is found by digits of any script', () =>
    expect(fold(formatDate('2026-11-20', dari, kabul))).toContain(fold('1405')));
});

describe.each(languages.filter(({ one }) => one))('the plural forms of $tag', ({ tag }) => {
  const { form } = formatsOf(tag);
  const rules = new Intl.PluralRules(tag);

  it('are those of the CLDR', () => {
    expect(tag).toContain(rules.resolvedOptions().locale);
    const counts = [...Array.from({ length: 1_200 }, (_, count) => count), 0.5, 1.5, 1_000_000];
    expect(counts.filter((count) => form(count) !== rules.select(count))).toEqual([]);
  });
});
