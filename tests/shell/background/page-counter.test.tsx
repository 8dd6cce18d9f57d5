// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { reportNetwork } from '../../../src/data/api/network-state';
import { readRows } from '../../../src/data/device/rows';
import { PageCounter } from '../../../src/shell/background/page-counter';
import { eventually } from '../../support/eventually';
import { renderPage } from '../../support/render';

afterEach(() => reportNetwork(undefined));

let go: (path: string) => void;
function Steering() {
  const navigate = useNavigate();
  go = (path) => void navigate(path);
  return null;
}
const start = () =>
  renderPage(
    <>
      <PageCounter />
      <Steering />
    </>,
  );
const expectCounts = (numbers: object) =>
  eventually(async () => expect(await readRows('counts/')).toEqual([numbers]));

test('counts each page that is opened by its kind, and no filter or place on it', async () => {
  await start();
  for (const path of [
    '/vacancies',
    '/vacancies?q=kabul',
    '/vacancies?q=kabul#a',
    '/vacancies/a',
    '/vacancies/b',
  ])
    await act(async () => go(path));
  await expectCounts({ home: 1, vacancies: 1, vacancy: 2 });
});

test('counts a page as opened without a network once, if that fails soon', async () => {
  await start();
  await act(async () => reportNetwork('unreachable'));
  await act(async () => reportNetwork('silent'));
  await expectCounts({ home: 1, offline: 1 });
  await act(async () => go('/vacancies'));
  await expectCounts({ home: 1, offline: 2, vacancies: 1 });
  await act(async () => reportNetwork(undefined));
  await act(async () => go('/contact'));
  await expectCounts({ home: 1, offline: 2, vacancies: 1, contact: 1 });
});

test('a network that goes while a page is read is none', async () => {
  await start();
  await expectCounts({ home: 1 });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  await act(async () => reportNetwork('unreachable'));
  await act(async () => go('/vacancies'));
  await expectCounts({ home: 1, vacancies: 1, offline: 1 });
});

test('a page that was answered is not opened without a network, however soon that goes', async () => {
  await start();
  await act(async () => reportNetwork(undefined));
  await act(async () => reportNetwork('unreachable'));
  await act(async () => go('/vacancies'));
  await expectCounts({ home: 1, vacancies: 1, offline: 1 });
});
