import { expect, test } from 'vitest';
import { differingFigures } from '../../../vite/messages/figures';

test.each([
  ['65,000 people', '65 000 pessoas'],
  ['65,000 people', '65\u00a0000 pessoas'],
  ['65,000 people', '65\u202f000 personnes'],
  ['65,000 people', '65\u2009000 personnes'],
  ['65,000 people', '65.000 Menschen'],
  ['65,000 people', '65’000 Menschen'],
  ['65,000 people', '۶۵٬۰۰۰ نفر'],
  ['65,000 people', '٦٥٬٠٠٠ شخص'],
  ['65,000 people', '۶۵۰۰۰ نفر'],
  ['1,250,000 people', '1 250 000 pessoas'],
  ['1,250,000 people', '12,50,000 लोग'],
  ['CVE 65 000 a month', '65 000 CVE por mês'],
  ['2.5 tonnes', '2,5 toneladas'],
  ['2.50 tonnes', '۲٫۵ تن'],
  ['1,250.75 hectares', '1.250,75 hectares'],
  ['1,250.75 hectares', '1 250,75 hectares'],
  ['Lot 2 150 chairs', '150 cadeiras (lote 2)'],
  ['in 2025, 300 people', 'em 2025 300 pessoas'],
  ['Rooms 12 and 345', 'Salas 12 345'],
  ['0.125 hectares', '۰٫۱۲۵ هکتار'],
  ['0.125 hectares', '0,125 hectares'],
])('the figures of “%s” are those of “%s”', (text, translation) => {
  expect(differingFigures(text, translation)).toEqual({ missing: [], extra: [] });
  expect(differingFigures(translation, text)).toEqual({ missing: [], extra: [] });
});

test.each([
  ['by 4 pm', 'até às 16h'],
  ['from 4 pm to 5 p.m.', 'das 16h às 17h'],
  ['from 8:30 am to 12:30 pm', 'das 8h30 às 12h30'],
  ['by 4:30 pm', 'até às 16 h 30'],
  ['by 4 pm', 'bis 16 Uhr'],
  ['by 4.30 pm', 'bis 16.30 Uhr'],
  ['before 16:00', 'avant 16 heures'],
  ['at 11 pm', 'klo 23.00'],
  ['10 am', 'às 10h'],
  ['within 16 hours', 'em 16h'],
  ['open 24 hours', 'aberto 24h'],
  ['1 December 2026', '01.12.2026'],
  ['on 2026-12-24', 'le 24 décembre 2026'],
  ['12/1/2026', '01.12.2026'],
  ['from 8:00 am to 4 pm', 'از 8:00 تا 4 بعد از ظهر'],
  ['at 12 pm', 'às 12h'],
  ['at 12:30 am', 'à 0h30'],
])('the times and days of “%s” are those of “%s”', (text, translation) => {
  expect(differingFigures(text, translation)).toEqual({ missing: [], extra: [] });
  expect(differingFigures(translation, text)).toEqual({ missing: [], extra: [] });
});

test.each([
  ['65,000 people', '60 000 pessoas', ['65000'], ['60000']],
  ['65 000 people', '65 people', ['65000'], ['65']],
  ['2.5 tonnes', '25 toneladas', ['2.5'], ['25']],
  ['within 48 hours', 'em 24h', ['48'], []],
  ['by 4 pm', 'até 15 dias', [], ['15']],
  ['16 chairs', '12 cadeiras', ['16'], ['12']],
  ['24 December 2026', '12/12/2026', ['24'], []],
  ['by 01.12.2026', 'até 01.12.2027', ['2026'], ['2027']],
  ['by 24.12.2026', 'até 25.12.2026', ['24'], ['25']],
  ['by 01.12.2026', 'até dezembro', ['2026'], []],
  ['by 11 pm', 'by 10 pm', ['11'], ['10']],
  ['NLO-VA-070 and 12 more', 'NLO-VA-070', ['12'], []],
])('what “%s” and “%s” do not share is told', (text, translation, missing, extra) =>
  expect(differingFigures(text, translation)).toEqual({ missing, extra }),
);
