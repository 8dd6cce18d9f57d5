import { describe, expect, it } from 'vitest';
import { blockLanguage, documentLanguage } from '../../../src/document-text/languages/document-language';
import { extractOffice } from '../../../src/document-text/office/extract-office';
import { extract } from '../../../vite/document-texts/extract';
import { lines, writtenPdf } from '../../support/written-pdf';

const sentences: Readonly<Record<string, readonly [short: string, long: string]>> = {
  en: [
    'The bidder shall deliver the seed to the office in Herat.',
    'The officer is responsible for the work with farmers in three districts. Applications that arrive after the closing date will not be read. Women are encouraged to apply for this post, and the organisation pays for travel to the interview.',
  ],
  fr: [
    'Le soumissionnaire doit livrer les semences au bureau de Hérat.',
    'Le responsable du projet travaille avec les agriculteurs dans trois districts. Les candidatures qui arrivent après la date limite ne seront pas lues. Les femmes sont encouragées à postuler, et l’organisation paie le voyage pour l’entretien.',
  ],
  es: [
    'El proveedor entregará las semillas en la oficina de la ciudad.',
    'El responsable del proyecto trabaja con los agricultores en tres distritos. Las solicitudes que lleguen después de la fecha no serán leídas. Se anima a las mujeres a presentarse para el puesto, y la organización paga el viaje.',
  ],
  de: [
    'Der Bieter liefert das Saatgut an das Büro in der Stadt.',
    'Die Stelle ist für die Arbeit mit den Bauern in drei Bezirken. Bewerbungen, die nach dem Termin eintreffen, werden nicht gelesen. Frauen werden ermutigt, sich zu bewerben, und die Organisation bezahlt die Reise zum Gespräch.',
  ],
  pt: [
    'O fornecedor deve entregar as sementes no escritório da cidade.',
    'O responsável pelo projeto trabalha com os agricultores em três distritos. As candidaturas que chegarem depois da data não serão lidas. As mulheres são incentivadas a concorrer ao posto, e a organização paga a viagem para a entrevista.',
  ],
  tr: [
    'Teklif sahibi bu tohumu en geç Mart ayına kadar ve eksiksiz olarak teslim eder.',
    'Görevli, üç ilçede çiftçiler ile çalışmak için sorumludur ve her ay bir rapor yazar. Son tarihten sonra gelen başvurular okunmaz. Kadınların bu göreve başvurması çok önemlidir ve yol parası kurum tarafından ödenir.',
  ],
  ar: [
    'يجب على مقدم العطاء أن يسلم البذور إلى المكتب في المدينة.',
    'الموظف مسؤول عن العمل مع المزارعين في ثلاث مناطق. لن تقرأ الطلبات التي تصل بعد الموعد النهائي. كما نشجع النساء على التقديم لهذه الوظيفة، وتدفع المنظمة تكاليف السفر إلى المقابلة.',
  ],
  fa: [
    'داوطلب باید تخم را به دفتر هرات تسلیم کند.',
    'کارمند مسئول کار با دهقانان در سه ولسوالی است. درخواست‌هایی که بعد از تاریخ ختم می‌رسند خوانده نمی‌شوند. از زنان خواسته می‌شود که برای این بست درخواست بدهند و مصرف سفر را مؤسسه می‌پردازد.',
  ],
  ps: [
    'داوطلب باید تخم په هرات کې دفتر ته وسپاري.',
    'کارکوونکی په دریو ولسوالیو کې له بزګرانو سره د کار مسؤل دی. هغه غوښتنلیکونه چې له نېټې وروسته رسېږي نه لوستل کېږي. له ښځو غوښتنه کېږي چې د دې دندې لپاره غوښتنلیک ورکړي، او د سفر لګښت مؤسسه ورکوي.',
  ],
  ur: [
    'بولی دہندہ کو بیج ہرات کے دفتر میں پہنچانا ہے۔',
    'افسر تین اضلاع میں کسانوں کے ساتھ کام کا ذمہ دار ہے۔ آخری تاریخ کے بعد آنے والی درخواستیں نہیں پڑھی جائیں گی۔ خواتین سے کہا جاتا ہے کہ وہ اس عہدے کے لیے درخواست دیں، اور سفر کا خرچ ادارہ ادا کرتا ہے۔',
  ],
  ru: [
    'Поставщик должен доставить семена в офис и на склад до марта.',
    'Сотрудник отвечает за работу с фермерами в трёх районах. Заявки, которые придут после срока, не будут прочитаны. Женщины также приглашаются подать заявку на эту должность, и организация оплачивает проезд до места беседы.',
  ],
};

const all = Object.entries(sentences).flatMap(([lang, [short, long]]) => [
  [lang, 'short', short] as const,
  [lang, 'long', long] as const,
]);

describe('the language of a document', () => {
  it.each(all)('in %s is that of its %s text', (lang, _, text) => {
    expect(documentLanguage(undefined, text)).toBe(lang);
  });

  it.each(all.filter(([lang]) => lang !== 'en'))(
    'in %s is not the one that Word names (%s)',
    (lang, _, text) => {
      expect(documentLanguage('en-US', text)).toBe(lang);
    },
  );

  it('is as the file names it, with its country, where the text agrees', () => {
    expect(documentLanguage('pt-BR', sentences.pt![1])).toBe('pt-BR');
    expect(documentLanguage('eng', sentences.en![1])).toBe('en');
  });

  it('is the one that the file names where the text does not tell', () => {
    expect(documentLanguage('fr', 'Ciment 50 kg, Kaboul')).toBe('fr');
    expect(documentLanguage('so', 'Sibidh 50 kg')).toBe('so');
  });

  it('is a neighbour of those that the interface names, not one of them', () => {
    const known = Object.keys(sentences);
    for (const text of [
      'De inschrijver moet het zaad naar het kantoor in de stad brengen, en de kosten zijn voor hem.',
      'L’offerente deve consegnare le sementi all’ufficio della città, e non sono ammesse le offerte che arrivano dopo.',
      'Постачальник має доставити насіння до офісу, та це не є частиною договору з 2024 року.',
      'Таклифи дер расида хонда намешавад ва барои ҳар як ариза аз сомона хабар дода мешавад, ки ин бояд бошад.',
      'پێشکەشکار دەبێت تۆوەکە بۆ نووسینگە لە شار بگەیەنێت، و هەموو کەس مافی هەیە کە داوا بکات.',
    ])
      expect(known, text).not.toContain(documentLanguage(undefined, text).split('-')[0]);
  });

  it('is unknown where nothing tells it, and a name in the file alone is no proof against a hundred words', () => {
    expect(documentLanguage(undefined, 'Wagtech 235, Navoo 480')).toBe('und');
    expect(documentLanguage(undefined, '12 345')).toBe('und');
    expect(documentLanguage(undefined, '本合同由双方签订')).toBe('und');
    expect(documentLanguage('zxx', 'Wagtech 235')).toBe('und');
    expect(documentLanguage(undefined, 'محمد حسن عمر')).toBe('und-Arab');
    const names = Array.from({ length: 60 }, (_, index) => `Wagtech ${index} Navoo`).join(', ');
    expect(documentLanguage('en', names)).toBe('und');
  });
});

describe('the language of a block', () => {
  it('is named where its words are clearly in another than the document', () => {
    expect(blockLanguage(sentences.fr![1], { lang: 'en' })).toBe('fr');
    expect(blockLanguage(sentences.ps![1], { lang: 'fa' })).toBe('ps');
  });

  it('is its document’s where the file names a wrong one for all', () => {
    const known = { lang: 'fr', named: 'en-US', namedForAll: 'en-US' };
    expect(blockLanguage('Ciment, Kaboul', known)).toBe('fr');
    expect(blockLanguage('Ciment, Kaboul', { lang: 'fr', named: 'de', namedForAll: 'fr' })).toBe('de');
  });
});

it('a PDF and a table in French are said to be in French', async () => {
  const text = sentences.fr![1].replaceAll('’', "'").split('. ');
  expect(await extract(writtenPdf([lines(72, 700, 11, text)]))).toMatchObject({ edition: { lang: 'fr' } });
  const rows = `Condition\n${text.map((row) => `"${row}"`).join('\n')}`;
  expect(extractOffice(new TextEncoder().encode(rows), 'a.csv')).toMatchObject({ edition: { lang: 'fr' } });
});
