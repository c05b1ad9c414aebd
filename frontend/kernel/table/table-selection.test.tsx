import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, problem } from '../api/call.fixture.ts';
import type { Selection } from './use-selection.ts';
import { noSettings, openParcels, page, parcel, type Parcel } from './table.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const tick = (name: string, shiftKey = false) => fireEvent.click(screen.getByRole('checkbox', { name }), { shiftKey });
const bar = () => screen.queryByRole('region', { name: '고른 것' })?.textContent;
const numbersOf = async (selection: Selection<Parcel> | undefined) =>
  (await selection?.rows())?.map(({ number }) => number);

/** Three pages of two. */
const pages = ({ url }: Request) => {
  const at = Number(new URL(url).searchParams.get('after')?.slice('after-'.length) ?? 0);
  return page([parcel(at + 1), parcel(at + 2)], { total: 6, next: at < 4 ? `after-${at + 2}` : null });
};
const openPages = (at?: string) => {
  const taken: Selection<Parcel>[] = [];
  const action = { label: '보내기', icon: null, run: (selection: Selection<Parcel>) => void taken.push(selection) };
  const opened = openParcels({ 'GET adm/parcel/list': pages }, at, { actions: [action] });
  return { ...opened, taken };
};

it('Shift chooses all rows from the last one on', async () => {
  openParcels();
  await screen.findByRole('link', { name: 'P-1' });
  tick('P-1 고르기');
  tick('P-3 고르기', true);
  expect(bar()).toContain('3개를 골랐어요');
  tick('P-2 고르기');
  expect(bar()).toContain('2개를 골랐어요');
});

it('rows stay chosen on the next page, and an action gets them all; then none is chosen', async () => {
  const { taken } = openPages();
  await screen.findByRole('link', { name: 'P-1' });
  tick('P-2 고르기');
  fireEvent.click(screen.getByRole('button', { name: '다음 페이지' }));
  await screen.findByRole('link', { name: 'P-3' });
  tick('이 페이지 모두 고르기');
  expect(bar()).toContain('3개를 골랐어요');
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(bar()).toBeUndefined());
  expect(await numbersOf(taken[0])).toEqual(['P-2', 'P-3', 'P-4']);
});

it('all that fit are chosen at once, and loaded page by page for an action', async () => {
  const { taken, asked } = openPages('/adm/parcel?state=ready');
  await screen.findByRole('link', { name: 'P-1' });
  tick('이 페이지 모두 고르기');
  fireEvent.click(screen.getByRole('button', { name: '필터에 맞는 6개 모두 고르기' }));
  expect(bar()).toContain('6개를 골랐어요');
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(bar()).toBeUndefined());
  expect(await numbersOf(taken[0])).toEqual(['P-1', 'P-2', 'P-3', 'P-4', 'P-5', 'P-6']);
  expect(asked().at(-1)?.get('state')).toBe('ready');
  expect(asked().at(-1)?.get('limit')).toBe('100');
});

it('what is chosen is forgotten when the list is narrowed otherwise', async () => {
  openParcels({}, '/adm/parcel', { tabs: [{ key: 'away', label: '나간 것', query: 'state=away' }] });
  await screen.findByRole('link', { name: 'P-1' });
  tick('P-1 고르기');
  fireEvent.click(screen.getByRole('link', { name: '나간 것' }));
  await waitFor(() => expect(bar()).toBeUndefined());
});

it('how many are taken at most is said', async () => {
  openParcels({ 'GET adm/parcel/list': () => page([parcel(1), parcel(2)], { total: 12_345, next: 'more' }) });
  await screen.findByRole('link', { name: 'P-1' });
  tick('P-1 고르기');
  fireEvent.click(screen.getByRole('button', { name: '필터에 맞는 12,345개 가운데 앞의 1,000개 고르기' }));
  expect(bar()).toContain('1,000개를 골랐어요 (한 번에 최대)');
});

it('a file is made of what is narrowed, without what is personal, and its failure is told', async () => {
  const { exported } = openParcels(
    { 'GET adm/parcel/export': () => answer(409, { code: 'conflict', message: '지금은 만들 수 없어요.', errors: [] }) },
    '/adm/parcel?state=away&sort=worth',
  );
  await screen.findByRole('link', { name: 'P-1' });
  fireEvent.click(screen.getByRole('button', { name: '내보내기' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
  await screen.findByText('지금은 만들 수 없어요.');
  expect(Object.fromEntries(exported()[0] ?? [])).toEqual({
    state: 'away',
    sort: 'worth',
    format: 'csv',
    columns: 'number,state,worth,sent_at',
  });
});

it('what is personal goes into a file once it was said why', async () => {
  const accesses = [problem(409, 'reason_needed'), answer(200, { access: 'a-1' })];
  const { exported, sent } = openParcels(
    {
      'GET adm/table/settings': () => answer(200, { ...noSettings, columns: { parcels: ['number', 'note'] } }),
      'POST adm/access/export': () => accesses.shift() ?? problem(500, 'internal'),
      'GET adm/parcel/export': () => problem(409, 'conflict', '지금은 만들 수 없어요.'),
    },
    '/adm/parcel?state=away',
  );
  await screen.findByRole('link', { name: 'P-1' });
  fireEvent.click(screen.getByRole('button', { name: '내보내기' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv), 개인정보 포함' }));
  fireEvent.change(await screen.findByLabelText('이유'), { target: { value: 'law' } });
  expect(exported()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '보기' }));
  await screen.findByText('지금은 만들 수 없어요.');
  const asked = { list: 'parcels', filters: 'state=away' };
  expect(sent('POST adm/access/export')).toEqual([asked, { ...asked, reason: { purpose: 'law', note: null } }]);
  expect(exported()[0]?.get('access')).toBe('a-1');
  expect(exported()[0]?.get('columns')).toBe('number,note');
});
