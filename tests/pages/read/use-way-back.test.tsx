// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWayBack } from '../../../src/pages/read/use-way-back';
import { eventually } from '../../support/eventually';

function Viewer() {
  const { goBack } = useWayBack('/vacancies');
  return <button onClick={goBack}>Back</button>;
}

const show = () =>
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/read" element={<Viewer />} />
        <Route path="*" element={<Link to="/read">Read</Link>} />
      </Routes>
    </BrowserRouter>,
  );
const pressBack = async () => userEvent.click(await screen.findByRole('button'));

beforeEach(() => history.replaceState(null, '', '/read'));
afterEach(cleanup);

test('the first page of a visit has nothing behind it: its button leads to the page of the document', async () => {
  const go = vi.spyOn(history, 'go');
  show();
  await pressBack();
  expect(location.pathname).toBe('/vacancies');
  expect(go).not.toHaveBeenCalled();
});

test('a viewer that was opened from a page goes back to it', async () => {
  history.replaceState(null, '', '/saved');
  show();
  await userEvent.click(screen.getByRole('link'));
  await pressBack();
  await eventually(() => expect(location.pathname).toBe('/saved'));
});
