import { expect, test } from 'vitest';
import { settings } from '../../../src/schemas/settings';
import { languages, siteLanguagesOf } from '../../../vite/messages/languages';
import { compileContent } from '../../../vite/content/compile';
import { dataOf, faultsOf, images, makeProject, now, type ProjectFiles } from './project';

const pictures = { 'content/settings/a.avif': images.avif, 'content/settings/b.avif': images.avif };
const home = (slides: string, translation?: string): ProjectFiles => ({
  ...pictures,
  'content/settings/home.yaml': `slides: ${slides}`,
  ...(translation !== undefined && { 'content/settings/home.fa.yaml': `slides: ${translation}` }),
});
const both = '[{ image: a.avif, text: Our work, link: /events }, b.avif]';

const namesOf = (files: ProjectFiles) =>
  dataOf(files, settings).map(({ field_name, field_value }) => [field_name, field_value]);

test('a slide is a picture, or a picture with a text and a link', () =>
  expect(namesOf(home(both))).toEqual([
    ['home_slider_image', '/files/settings/a.avif'],
    ['home_slide_1_text', 'Our work'],
    ['home_slide_1_link', '/events'],
    ['home_slider_image', '/files/settings/b.avif'],
  ]));

const siteLanguages = siteLanguagesOf(languages.filter(({ code }) => ['en', 'fa'].includes(code)));
const inDari = (translation: string) => {
  const root = makeProject(home(both, translation));
  const { responses } = compileContent({ root, resources: [], now, siteLanguages });
  return (JSON.parse(responses.get('api/fa/settings.json')!) as { data: Record<string, unknown>[] }).data;
};

test('a translation has the texts, in the order of the slides, and what is the same if an editor writes it', () =>
  expect(inDari('[{ image: a.avif, text: کار ما, link: /events }, {}]')).toContainEqual(
    expect.objectContaining({ field_name: 'home_slide_1_text', field_value: 'کار ما' }),
  ));

test.each([
  ['[{ text: Our work }]', 'slides: expected an image for each slide, found one without'],
  [
    '[{ image: a.avif, link: /events }]',
    'slides: expected a text for each link, which says where it leads, found the link /events alone',
  ],
  [
    '[{ imge: a.avif, text: Our work }]',
    'slides: expected the fields image, text, link (did you mean image?), found the field imge',
  ],
  [
    '[{ image: a.avif, text: Our work, link: events }]',
    'slides: expected an http(s), mailto or tel address, or a path that starts with /, found "events"',
  ],
])('%s is rejected', (slides, fault) =>
  expect(faultsOf(home(slides))).toEqual([`content/settings/home.yaml:1: ${fault}`]),
);

test.each([
  ['[{ text: کار ما }]', 'expected the 2 slides of the record, in their order, each with its text, found 1'],
  ['[{ text: کار ما, image: b.avif }, {}]', 'expected the image of the record, "a.avif", found "b.avif"'],
  ['[{ text: کار ما }, { text: بازار }]', 'expected a text of a slide that has one, found "بازار"'],
  ['[{ text: کار ما, link: /fa }, {}]', 'expected the link of the record, "/events", found "/fa"'],
])('the translation %s is rejected', (translation, fault) =>
  expect(() => inDari(translation)).toThrow(`content/settings/home.fa.yaml:1: slides: ${fault}`),
);
