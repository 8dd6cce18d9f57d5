// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../support/eventually';
import type { Draft } from '../../src/preview/drafts';
import { registerPreviews } from '../../src/preview/register';

type Props = { src: string; ref: (frame: HTMLIFrameElement | null) => void };
type Template = (given: unknown) => Props;

afterEach(() => document.body.replaceChildren());

/** The pictures that the folders have, by list and name. */
const pictures: Readonly<Record<string, string>> = {
  'vacancies/a school.avif': 'QUJD',
  'projects/a school.avif': 'REVG',
};

/** The template that is registered for a list, drawn in the pane of a language. */
function templateIn(locale: string, list = 'vacancies'): { draw: (data: object, first?: object) => Props } {
  const templates = new Map<string, Template>();
  registerPreviews({
    editor: { registerPreviewTemplate: (list, template) => void templates.set(list, template as Template) },
    createElement: (_type, props) => props,
    lists: ['vacancies', 'projects'],
    codes: ['en', 'fa'],
  });
  const pane = document.body.appendChild(document.createElement('div'));
  pane.dataset.locale = locale;
  const frameElement = pane.appendChild(document.createElement('iframe'));
  const map = (values?: object) => values && { toJS: () => values };
  const draw = (data: object, first?: object) =>
    templates.get(list)!({
      entry: {
        getIn: (path: readonly string[]) =>
          map(path.length === 1 ? data : path[1] === 'en' ? first : undefined),
      },
      window: Object.assign(new EventTarget(), { frameElement }),
      getAsset: (name: string) => {
        const text = pictures[`${list}/${name}`];
        if (!text) throw new Error(`Nobody needs ${name}.`);
        return { toBase64: () => Promise.resolve(text) };
      },
    });
  return { draw };
}

/** A frame that remembers what it is told. */
function frame() {
  const told: Draft[] = [];
  const element = { contentWindow: { postMessage: (data: Draft) => void told.push(data) } };
  return { told, element: element as unknown as HTMLIFrameElement };
}

test('the frame is the page in the language of the pane; without languages, in that of the site', () => {
  expect(templateIn('fa').draw({}).src).toBe(`${location.origin}/admin/preview/fa`);
  expect(templateIn('_default').draw({}).src).toBe(`${location.origin}/admin/preview/en`);
});

test('it is told what the form has, a translation with what it has of the first language', async () => {
  const { told, element } = frame();
  templateIn('fa')
    .draw({ title: 'قابله', location: '' }, { title: 'Midwife', location: 'Herat', number: 'VA-9' })
    .ref(element);
  await eventually(() => expect(told).toHaveLength(1));
  expect(told[0]).toEqual({
    type: 'draft',
    list: 'vacancies',
    values: { title: 'قابله', location: 'Herat', number: 'VA-9' },
    files: {},
  });
});

test('with the pictures that it names, in fields and in texts, and without documents', async () => {
  const { told, element } = frame();
  const values = {
    image: 'blob:chosen',
    file: 'terms.pdf',
    description: 'Look: ![A school](a%20school.avif)',
  };
  templateIn('en').draw(values).ref(element);
  await eventually(() => expect(told).toHaveLength(1));
  expect(told[0]!.files).toEqual({ 'blob:chosen': 'blob:chosen', 'a school.avif': 'data:;base64,QUJD' });
});

test('a picture of the same name in another folder is another one', async () => {
  for (const [list, text] of [
    ['vacancies', 'QUJD'],
    ['projects', 'REVG'],
  ] as const) {
    const { told, element } = frame();
    templateIn('en', list).draw({ image: 'a school.avif' }).ref(element);
    await eventually(() => expect(told).toHaveLength(1));
    expect(told[0]!.files).toEqual({ 'a school.avif': `data:;base64,${text}` });
  }
});

test('of two changes at once it is told the last one', async () => {
  const { told, element } = frame();
  const { draw } = templateIn('en');
  draw({ title: 'Mid' }).ref(element);
  draw({ title: 'Midwife' }).ref(element);
  await eventually(() => expect(told.at(-1)?.values).toEqual({ title: 'Midwife' }));
  expect(told.map(({ values }) => values.title)).not.toContain('Mid');
});
