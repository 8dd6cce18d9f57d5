// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withinPage } from '../../src/browser/history';
import { useArrival } from '../../src/shell/use-arrival';
import { renderPage } from '../support/render';

const scrolledTo = vi.fn();
const scrolledIntoView = vi.fn();

beforeEach(() => {
  scrolledTo.mockClear();
  scrolledIntoView.mockClear();
  vi.stubGlobal('scrollTo', scrolledTo);
  Element.prototype.scrollIntoView = function () {
    scrolledIntoView(this.id);
  };
});

function Page({ isLate = false }: { isLate?: boolean }) {
  const { pathname } = useLocation();
  useArrival();
  return (
    <>
      {!(isLate && pathname === '/b') && (
        <h1 tabIndex={-1} data-page-title>
          {pathname}
        </h1>
      )}
      <Link to="/b">b</Link>
      <Link to="/b#part">part of b</Link>
      <Link to="?page=2" state={withinPage}>
        next
      </Link>
    </>
  );
}

async function addPart(id = 'part') {
  await act(async () => {
    const part = Object.assign(document.createElement('div'), { id });
    screen.getByRole('link', { name: 'b' }).after(part);
  });
}

test('the first load does not move the focus or the scroll position', async () => {
  await renderPage(<Page />, { at: '/a' });
  expect(document.activeElement).toBe(document.body);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('a link scrolls to the top of the page and focuses its title', async () => {
  const { user } = await renderPage(<Page />, { at: '/a' });
  await user.click(screen.getByRole('link', { name: 'b' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/b' }));
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

test('a new page is scrolled to its top before it is painted', async () => {
  const scrolls: number[] = [];
  // The effects of an earlier sibling run first, after those that run before the page is painted.
  function Onlooker() {
    const { pathname } = useLocation();
    useEffect(() => {
      scrolls.push(scrolledTo.mock.calls.length);
    }, [pathname]);
    return null;
  }
  const { user } = await renderPage(
    <>
      <Onlooker />
      <Page />
    </>,
    { at: '/a' },
  );
  await user.click(screen.getByRole('link', { name: 'b' }));
  expect(scrolls).toEqual([0, 1]);
});

test('a title that renders later is focused when it renders', async () => {
  const { user } = await renderPage(<Page isLate />, { at: '/a' });
  await user.click(screen.getByRole('link', { name: 'b' }));
  const title = Object.assign(document.createElement('h1'), { tabIndex: -1 });
  title.dataset['pageTitle'] = '';
  await act(async () => screen.getByRole('link', { name: 'b' }).after(title));
  expect(document.activeElement).toBe(title);
  title.remove();
});

test('a hash scrolls at once to an element that exists', async () => {
  const page = (
    <>
      <Page />
      <div id="بخش" />
    </>
  );
  await renderPage(page, { at: `/a#${encodeURIComponent('بخش')}` });
  expect(scrolledIntoView.mock.calls).toEqual([['بخش']]);
});

test('a hash waits for an element that renders later, and scrolls once', async () => {
  const { user } = await renderPage(<Page />, { at: '/a' });
  await user.click(screen.getByRole('link', { name: 'part of b' }));
  expect(scrolledIntoView).not.toHaveBeenCalled();
  await addPart('other');
  expect(scrolledIntoView).not.toHaveBeenCalled();
  await addPart();
  expect(scrolledIntoView.mock.calls).toEqual([['part']]);
  await addPart('another');
  expect(scrolledIntoView).toHaveBeenCalledOnce();
});

test.each([
  [9_900, 1],
  [10_000, 0],
])(
  'an element that renders after %i ms is scrolled to %i times: the wait ends after 10 s',
  async (wait, times) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderPage(<Page />, { at: '/a#part' });
    act(() => void vi.advanceTimersByTime(wait));
    await addPart();
    expect(scrolledIntoView).toHaveBeenCalledTimes(times);
  },
);

test('a malformed hash does not throw', async () => {
  await renderPage(<Page />, { at: '/a#%E0%A4%A' });
  expect(screen.getByRole('heading', { name: '/a' })).toBeTruthy();
});

test('a link within a page leaves scroll position and focus to that page', async () => {
  const { user } = await renderPage(<Page />, { at: '/a' });
  const link = screen.getByRole('link', { name: 'next' });
  await user.click(link);
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(link);
});

describe('the way back', () => {
  function Site() {
    const navigate = useNavigate();
    const { pathname } = useLocation();
    useArrival();
    return (
      <>
        <Link to="/read?file=b">in the header</Link>
        <main>
          {pathname === '/list' ? (
            ['a', 'b'].map((file) => (
              <Link key={file} to={`/read?file=${file}`}>
                {file}
              </Link>
            ))
          ) : (
            <>
              <button onClick={() => void navigate('?file=b&view=pages', { replace: true })}>Pages</button>
              <button onClick={() => void navigate(-1)}>Back</button>
            </>
          )}
        </main>
        <button>Elsewhere</button>
      </>
    );
  }
  const link = (name: string) => screen.getByRole('link', { name });

  test('focuses the link that led away', async () => {
    const { user } = await renderPage(<Site />, { at: '/list' });
    await user.click(link('b'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.activeElement).toBe(link('b'));
  });

  test('finds that link although the page has replaced its own query', async () => {
    const { user } = await renderPage(<Site />, { at: '/list' });
    await user.click(link('b'));
    await user.click(screen.getByRole('button', { name: 'Pages' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.activeElement).toBe(link('b'));
  });

  test('leaves the focus where the user has put it', async () => {
    const { user } = await renderPage(<Site />, { at: '/list' });
    await user.click(link('b'));
    const back = screen.getByRole('button', { name: 'Back' });
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await act(async () => back.click());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  });
});
