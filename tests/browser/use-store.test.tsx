// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStore, useIsHydrated } from '../../src/browser/use-store';
import { eventually } from '../support/eventually';

const listeners = new Set<() => void>();
let held = 'first';
const hold = (next: string) => {
  held = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const Shown = () => (
  <p data-testid="shown">
    {useStore(
      subscribe,
      () => held,
      () => 'not known',
    )}
  </p>
);
const shown = () => screen.getByTestId('shown').textContent;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  held = 'first';
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test('the value is rendered, and so is each change', () => {
  render(<Shown />);
  expect(shown()).toBe('first');
  act(() => hold('second'));
  expect(shown()).toBe('second');
});

test('an unmounted component is unsubscribed', () => {
  const { unmount } = render(<Shown />);
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});

test('prerendered HTML has its own value, which is hydrated and then replaced', async () => {
  const html = renderToString(<Shown />);
  expect(html).toContain('not known');
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const faults = vi.fn();
  const container = document.getElementById('root')!;
  await act(async () => void hydrateRoot(container, <Shown />, { onRecoverableError: faults }));
  expect(faults).not.toHaveBeenCalled();
  expect(shown()).toBe('first');
});

test('a change before the subscription is not missed', async () => {
  const Early = () => {
    const [isTold, tell] = useState(false);
    if (!isTold) tell(true);
    else held = 'while it was drawn';
    return <Shown />;
  };
  await act(async () => void render(<Early />));
  expect(shown()).toBe('while it was drawn');
});

test('a value that is reverted during an interrupted transition does not stay', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const order: string[] = [];
  /** Takes longer than React's time slice, so that React yields before it renders the next component. */
  const Slow = () => {
    const value = useStore(
      subscribe,
      () => held,
      () => '',
    );
    if (value === 'second') {
      const start = performance.now();
      while (performance.now() - start < 20);
      queueMicrotask(() => {
        order.push('taken back');
        hold('first');
      });
    }
    return null;
  };
  const Behind = () => {
    useStore(
      subscribe,
      () => held,
      () => '',
    );
    order.push('drawn to the end');
    return null;
  };
  render(
    <>
      <Shown />
      <Slow />
      <Behind />
    </>,
  );
  order.length = 0;
  hold('second');
  await eventually(() => expect(order.slice(0, 2)).toEqual(['taken back', 'drawn to the end']));
  await eventually(() => expect(shown()).toBe('first'));
  expect(held).toBe('first');
});

test('an effect of the value runs, also if something more urgent is rendered first that changes nothing', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const seen: string[] = [];
  let set: (count: number) => void = () => undefined;
  const Following = () => {
    const [, setCount] = useState(0);
    set = setCount;
    const value = useStore(
      subscribe,
      () => held,
      () => '',
    );
    useEffect(() => {
      seen.push(value);
    }, [value]);
    return null;
  };
  render(<Following />);
  await eventually(() => expect(seen).toEqual(['first']));
  hold('second');
  flushSync(() => {
    set(1);
    set(0);
  });
  await eventually(() => expect(seen).toEqual(['first', 'second']));
});

test('another key is read in the render that has it', () => {
  const values: Record<string, string> = { a: 'of a', b: 'of b' };
  const rendered: string[] = [];
  const Keyed = ({ of }: { of: string }) => {
    const value = useStore(
      subscribe,
      () => values[of],
      () => undefined,
    );
    rendered.push(`${of}: ${value}`);
    return <p>{value}</p>;
  };
  const { rerender, container } = render(<Keyed of="a" />);
  rendered.length = 0;
  rerender(<Keyed of="b" />);
  expect(container.textContent).toBe('of b');
  expect([...new Set(rendered)]).toEqual(['b: of b']);
});

test('a change during user input renders synchronously, any other is a transition', async () => {
  // Before any other task: React renders synchronous updates in a microtask.
  const atOnce = () => Promise.resolve();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  render(
    <button onClick={() => hold('pressed')}>
      <Shown />
    </button>,
  );
  hold('told by another tab');
  await atOnce();
  expect(shown()).toBe('first');
  screen.getByRole('button').click();
  await atOnce();
  expect(shown()).toBe('pressed');
});

test('a component knows whether it was hydrated', async () => {
  const Told = () => <p data-testid="shown">{String(useIsHydrated())}</p>;
  const { unmount } = render(<Told />);
  expect(shown()).toBe('false');
  unmount();
  document.body.innerHTML = `<div id="root">${renderToString(<Told />)}</div>`;
  await act(async () => void hydrateRoot(document.getElementById('root')!, <Told />));
  expect(shown()).toBe('true');
});
