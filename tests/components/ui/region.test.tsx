// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { Region } from '../../../src/components/ui/region';
import { DataView } from '../../../src/components/list/data-view';
import { useList, type ListState as ScreenState } from '../../../src/data/lists/use-list';
import { readRow, readRows } from '../../../src/data/device/rows';
import { at } from '../../../src/schemas/base';
import { faqs, type Faq } from '../../../src/schemas/faqs';
import { tags } from '../../../src/schemas/categories';
import { freshCache, renderPage } from '../../support/render';
import { expectError, expectWarning } from '../../support/console';

beforeEach(() => {
  expectWarning(/^A part of the page could not be shown\. Error: damaged/);
  // React logs the errors that a boundary catches.
  expectError(/Error: damaged/);
});

const lost = 'This part of the page could not be shown.';

/** Renders a list and throws on a damaged entry. */
const Questions = ({ of }: { of: ScreenState<Faq[]> }) =>
  of.state === 'ready' ? of.value.map(({ question }) => <Word key={question}>{question}</Word>) : of.state;

function Word({ children }: { children: string }) {
  if (children.startsWith('damaged')) throw new Error(children);
  return <p>{children}</p>;
}

/** Findings about a key last until reload, so each test has its own key. */
const questions = (place: number) => at(faqs, `faqs/${place}`);

const OwnQuestions = ({ place }: { place: number }) => <Questions of={useList(questions(place))} />;
const Tags = () => {
  const list = useList(tags);
  return list.state === 'ready' ? list.value.map(({ name }) => <Word key={name}>{name}</Word>) : list.state;
};

const answers = (...lists: string[][]) => {
  let call = 0;
  return () => {
    const list = lists[Math.min(call, lists.length - 1)]!;
    call += 1;
    return Response.json(list.map((question) => ({ question })));
  };
};

const isAside = async (place: number) => (await readRow(`aside//api/faqs/${place}`)) !== undefined;

test('a render error replaces its region by a sentence and leaves the rest of the page', async () => {
  await renderPage(
    <>
      <p>Around</p>
      <Region>
        <Word>damaged</Word>
      </Region>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain(lost);
  expect(screen.getByText('Around')).toBeTruthy();
});

test('a new address resets the region', async () => {
  let word = 'damaged';
  const Now = () => <Word>{word}</Word>;
  const { user } = await renderPage(
    <>
      <Link to="/elsewhere">Go</Link>
      <Region>
        <Now />
      </Region>
    </>,
  );
  word = 'whole';
  await user.click(screen.getByText('Go'));
  expect(await screen.findByText('whole')).toBeTruthy();
});

test('the retry button resets the region', async () => {
  let word = 'damaged';
  const Now = () => <Word>{word}</Word>;
  const { user } = await renderPage(
    <Region>
      <Now />
    </Region>,
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  word = 'whole';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('whole')).toBeTruthy();
});

test('the faulty row is set aside and fetched again; other rows stay', async () => {
  expectWarning(/holds something that cannot be shown/);
  const { asked, cache } = await renderPage(
    <Region>
      <Tags />
      <OwnQuestions place={1} />
    </Region>,
    { answers: { '/api/tags': [{ name: 'Water' }], '/api/faqs/1': answers(['damaged'], ['Where?']) } },
  );
  await waitFor(() => expect(screen.getByText('Where?')).toBeTruthy());
  expect(screen.getByText('Water')).toBeTruthy();
  expect(asked.filter((url) => url === '/api/faqs/1')).toHaveLength(2);
  expect(await readRow('aside//api/faqs/1')).toMatchObject({ row: { value: [{ question: 'damaged' }] } });
  expect(await readRows('aside//api/tags')).toEqual([]);
  await cache.flush();
  expect(await readRow('/api/faqs/1')).toMatchObject({ value: [{ question: 'Where?' }] });
});

test('a response that fails again is rejected until it changes', async () => {
  expectWarning(/holds something that cannot be shown/);
  const { asked, user } = await renderPage(
    <Region>
      <Failing />
    </Region>,
    { answers: { '/api/faqs/2': answers(['damaged 1'], ['damaged 1'], ['damaged 1'], ['Where?']) } },
  );
  await waitFor(() => expect(screen.getByText('failed')).toBeTruthy());
  expect(asked.filter((url) => url === '/api/faqs/2').length).toBeLessThanOrEqual(3);
  for (let tries = 0; tries < 3 && !screen.queryByText('Where?'); tries += 1) {
    await user.click(screen.getByRole('button', { name: 'ask' }));
    await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
  }
  expect(screen.getByText('Where?')).toBeTruthy();
});

function Failing() {
  const list = useList(questions(2));
  return (
    <>
      <Questions of={list} />
      {list.state === 'failed' && (
        <button type="button" onClick={list.reload}>
          ask
        </button>
      )}
    </>
  );
}

test('stops fetching when each response is new and damaged', async () => {
  expectWarning(/holds something that cannot be shown/);
  let calls = 0;
  const damaged = () => {
    calls += 1;
    return Response.json([{ name: `damaged ${calls}` }]);
  };
  await renderPage(
    <Region>
      <Tags />
    </Region>,
    { answers: { '/api/tags': damaged } },
  );
  await screen.findByText('failed');
  expect(calls).toBeLessThanOrEqual(4);
});

test('a response that cannot be rendered is replaced by the previous one', async () => {
  expectWarning(/holds something that cannot be shown/);
  const Reloading = () => {
    const list = useList(questions(3));
    return (
      <>
        <Questions of={list} />
        {list.state === 'ready' && (
          <button type="button" onClick={list.reload}>
            ask {list.refreshFailure}
          </button>
        )}
      </>
    );
  };
  const { user } = await renderPage(
    <Region>
      <Reloading />
    </Region>,
    { answers: { '/api/faqs/3': answers(['Good'], ['damaged 2']) } },
  );
  await screen.findByText('Good');
  await user.click(screen.getByRole('button'));
  await waitFor(async () => expect(await isAside(3)).toBe(true));
  await waitFor(() => expect(screen.getByText('Good')).toBeTruthy());
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button').textContent).toContain('wrong-shape'));
  expect(screen.getByText('Good')).toBeTruthy();
});

test('finds a faulty row that is read outside the region', async () => {
  expectWarning(/holds something that cannot be shown/);
  function Page() {
    const list = useList(questions(4));
    return (
      <DataView of={list} loading="on its way" empty="none">
        {(value) => value.map(({ question }) => <Word key={question}>{question}</Word>)}
      </DataView>
    );
  }
  await renderPage(
    <Region>
      <Page />
    </Region>,
    { answers: { '/api/faqs/4': answers(['damaged 3'], ['Where?']) } },
  );
  await waitFor(() => expect(screen.getByText('Where?')).toBeTruthy());
  expect(await isAside(4)).toBe(true);
});

test('keeps all rows if none is faulty', async () => {
  const { cache } = await renderPage(
    <Region>
      <OwnQuestions place={5} />
      <Word>damaged code</Word>
    </Region>,
    { answers: { '/api/faqs/5': answers(['Where?']) } },
  );
  await screen.findByRole('alert');
  await waitFor(() => expect(cache.get('/api/faqs/5')?.data?.value).toMatchObject([{ question: 'Where?' }]));
  expect(await readRows('aside/')).toEqual([]);
});

test('an error during hydration affects its region only', async () => {
  const cache = freshCache();
  let isBrowser = false;
  const Part = () => {
    if (isBrowser) throw new Error('damaged here');
    return <p>Prerendered</p>;
  };
  const Count = () => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  };
  const page = (
    <StrictMode>
      <SWRConfig value={{ provider: () => cache }}>
        <MemoryRouter>
          <Count />
          <Region>
            <Part />
          </Region>
        </MemoryRouter>
      </SWRConfig>
    </StrictMode>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  expect(root.textContent).toContain('Prerendered');
  isBrowser = true;
  await act(async () => void hydrateRoot(root, page, { onRecoverableError: () => undefined }));
  expect(root.textContent).toContain(lost);
  await act(async () => root.querySelector('button')?.click());
  expect(root.querySelector('button')?.textContent).toBe('1');
  root.remove();
});
