import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { BrowserRouter, Link, Route, Routes, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

const List = () => {
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <SearchField
        text={query.get('text') ?? ''}
        label="찾기"
        placeholder=""
        onChange={(text) => setQuery({ text }, { replace: true })}
      />
      <Link to="/list/1">첫 줄</Link>
    </>
  );
};
const show = () => {
  let arrive: () => void = () => undefined;
  const Next = lazy(
    () => new Promise<{ default: () => string }>((done) => (arrive = () => done({ default: () => '다음 화면' }))),
  );
  window.history.replaceState(null, '', '/list');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/list" Component={List} />
        <Route path="/list/1" Component={Next} />
      </Routes>
    </BrowserRouter>,
  );
  return { arrive: () => act(async () => arrive()) };
};
const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: '찾기' }), { target: { value } });
const pause = () => act(async () => void vi.advanceTimersByTime(1000));
const address = () => window.location.pathname + decodeURIComponent(window.location.search);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('takes what was typed after a pause', async () => {
  show();
  type('도면');
  expect(address()).toBe('/list');
  await pause();
  expect(address()).toBe('/list?text=도면');
});

it('lets go of what was typed when another screen is opened, also while that is still loading', async () => {
  const { arrive } = show();
  type('도면');
  fireEvent.click(screen.getByRole('link', { name: '첫 줄' }));
  await pause();
  expect([address(), screen.queryByRole('searchbox') !== null]).toEqual(['/list/1', true]);
  await arrive();
  expect([address(), screen.queryByText('다음 화면') !== null]).toEqual(['/list/1', true]);
});

it('takes what was typed when the field is left, so that nothing chosen next loses it', () => {
  show();
  type('마루');
  fireEvent.blur(screen.getByRole('searchbox', { name: '찾기' }));
  expect(address()).toBe('/list?text=마루');
});
