// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readPreference } from '../../../src/data/device/preferences';
import { Figures } from '../../../src/components/organisation/figures';
import { renderPage } from '../../support/render';
import { scrollIntoView, stubView } from '../../support/view';

const setting = (name: string, value: string) => ({ field_name: `home_counter_${name}`, field_value: value });
const answers = {
  '/api/settings': [
    setting('title', 'In figures'),
    setting('active_borrowers_number', '9342'),
    setting('active_borrowers_title', 'Active borrowers'),
    setting('gross_loan_number', '291975926'),
    setting('loan_outstanding_number', '31,254'),
    setting('women_number', 'about half'),
  ],
};

async function start() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const view = await renderPage(<Figures />, { answers });
  await screen.findByText('Active borrowers');
  return view;
}

/** What `dd` elements show, in order: without what is for screen readers, or without what is hidden from them. */
const figures = (left: '[aria-hidden] + span' | '[aria-hidden]') =>
  [...document.querySelectorAll('dd')].map((figure) => {
    const copy = figure.cloneNode(true) as Element;
    copy.querySelectorAll(left).forEach((element) => element.remove());
    return copy.textContent;
  });
const seen = () => figures('[aria-hidden] + span');
const heard = () => figures('[aria-hidden]');
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const half = 'about half';
const final = ['9,342', '291,975,926', '31,254', half];

test('counts from 0 over 7 s, after 3 s in view', async () => {
  await start();
  await scrollIntoView();
  await waitFor(() => expect(seen()).toEqual(['0', '0', '0', half]));
  await pass(3_000);
  expect(seen()).toEqual(['0', '0', '0', half]);
  await pass(3_500);
  expect(seen()).toEqual(['4,671', '145,987,963', '15,627', half]);
  await pass(3_450);
  expect(seen()).not.toEqual(final);
  await pass(50);
  expect(seen()).toEqual(final);
});

test('counts once on a phone: from then on the final numbers stand there', async () => {
  const view = await start();
  await scrollIntoView();
  await waitFor(() => expect(seen()).toEqual(['0', '0', '0', half]));
  await waitFor(async () => expect(await readPreference('figuresCounted')).toBe(true));
  view.unmount();
  await renderPage(<Figures />, { answers });
  await screen.findByText('Active borrowers');
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get');
  await scrollIntoView();
  await waitFor(() => expect(reading).toHaveBeenCalledWith('preferences/figures-counted'));
  await pass(5_000);
  expect(seen()).toEqual(final);
});

test('reads numbers in the digits of Arabic and Persian keyboards', async () => {
  const figure = (value: string) => [setting('women_number', value)];
  const view = await renderPage(<Figures />, { answers: { '/api/settings': figure('۱۲٬۳۴۰') } });
  await waitFor(() => expect(seen()).toEqual(['12,340']));
  view.unmount();
  await renderPage(<Figures />, { answers: { '/api/settings': figure('٤٥٫٥') } });
  await waitFor(() => expect(seen()).toEqual(['45.5']));
});

test('out of view the final numbers stand there, until the count begins', async () => {
  await start();
  await pass(60_000);
  expect(seen()).toEqual(final);
});

test('with reduced motion the final numbers are shown at once, and stay', async () => {
  stubView({ isCalm: true });
  await start();
  await scrollIntoView();
  await pass(5_000);
  expect(seen()).toEqual(final);
});

test('screen readers always get the final number, and text that is no number is shown unchanged', async () => {
  await start();
  expect(heard()).toEqual(final);
  await scrollIntoView();
  await pass(5_000);
  expect(heard()).toEqual(final);
});

test('without figures nothing is rendered', async () => {
  const { container } = await renderPage(<Figures />);
  expect(container.querySelector('h2, dl')).toBeNull();
});

test('the source of the figures is named, if the settings name one', async () => {
  const source = 'End of 2025. Audited.';
  await renderPage(<Figures />, {
    answers: { '/api/settings': [...answers['/api/settings'], setting('source', source)] },
  });
  expect(await screen.findByText(source)).toBeTruthy();
});

test('figures that are still show the final numbers, and leave the count to the page that counts', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await renderPage(<Figures isStill />, { answers });
  await screen.findByText('Active borrowers');
  await scrollIntoView();
  await pass(5_000);
  expect(seen()).toEqual(final);
  expect(await readPreference('figuresCounted')).toBeUndefined();
});

test('figures of a list are those that it has, in its order and with its titles', async () => {
  const listed = (name: string, value: string) => ({ field_name: `home_figure_${name}`, field_value: value });
  await renderPage(<Figures isStill />, {
    answers: {
      '/api/settings': [
        listed('1_number', '31'),
        { ...listed('1_title', 'کیلومتر'), languages: { field_value: 'fa-AF' } },
        ...['2', '3', '4', '5'].flatMap((one) => [
          listed(`${one}_number`, `${one}000`),
          listed(`${one}_title`, `Title ${one}`),
        ]),
        setting('source', '2025: Survey'),
      ],
    },
  });
  await screen.findByText('Title 5');
  expect(seen()).toEqual(['31', '2,000', '3,000', '4,000', '5,000']);
  expect(screen.getByText('کیلومتر').lang).toBe('fa-AF');
  screen.getByText('2025: Survey');
});
