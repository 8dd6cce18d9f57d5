// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Paragraphs } from '../../../src/components/ui/paragraphs';
import { renderPage } from '../../support/render';

test('splits paragraphs at blank lines; each detects its own text direction', async () => {
  const { container } = await renderPage(<Paragraphs>{'Dear friends,\n \n\nسلام\n\n'}</Paragraphs>);
  const paragraphs = [...container.querySelectorAll('p')];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(['Dear friends,', 'سلام']);
  expect(paragraphs.map((paragraph) => paragraph.getAttribute('dir'))).toEqual(['auto', 'auto']);
});

test('renders markup in a setting as text', async () => {
  const { container } = await renderPage(<Paragraphs>{'<b>Bold</b>'}</Paragraphs>);
  expect(container.textContent).toBe('<b>Bold</b>');
});
