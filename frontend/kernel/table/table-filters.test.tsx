import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../api/call.fixture.ts';
import { noSettings, openParcels, page, parcel } from './table.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const where = () => screen.getByLabelText('주소').textContent;
const click = (name: string | RegExp, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));
const addFilter = async (name: string) => {
  click('필터 추가');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
  return screen.findByRole('dialog', { name });
};
const chips = () =>
  within(screen.getByRole('list', { name: '필터' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('a choice is added, changed and taken away, and stands in the address', async () => {
  const { asked } = openParcels();
  await screen.findByRole('link', { name: 'P-1' });
  const dialog = await addFilter('상태');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '발송' }));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '준비' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '적용' }));
  await waitFor(() => expect(asked().at(-1)?.get('state')).toBe('ready,away'));
  expect(where()).toBe('/adm/parcel?state=ready,away');
  expect(chips()).toEqual(['상태: 준비, 발송']);
  fireEvent.click(screen.getByText('상태: 준비, 발송'));
  const again = await screen.findByRole('dialog', { name: '상태' });
  fireEvent.click(within(again).getByRole('checkbox', { name: '준비' }));
  fireEvent.click(within(again).getByRole('button', { name: '적용' }));
  await waitFor(() => expect(where()).toBe('/adm/parcel?state=away'));
  fireEvent.keyUp(screen.getByRole('button', { name: /상태: 발송/ }), { key: 'Delete' });
  await waitFor(() => expect(where()).toBe('/adm/parcel'));
});

it('days are chosen by a preset, in Korea', async () => {
  vi.setSystemTime(new Date('2026-03-01T16:00:00Z'));
  openParcels();
  await screen.findByRole('link', { name: 'P-1' });
  const dialog = await addFilter('보낸 날');
  fireEvent.click(within(dialog).getByRole('button', { name: '지난 달' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '적용' }));
  await waitFor(() => expect(where()).toBe('/adm/parcel?sent_at_from=2026-02-01&sent_at_to=2026-02-28'));
  expect(chips()).toEqual(['보낸 날: 2026년 2월 1일 – 2026년 2월 28일']);
  vi.useRealTimers();
});

it('a range of money may have one end; all filters go at once', async () => {
  openParcels({}, '/adm/parcel?state=away&buyer=01900000-0000-7000-8000-000000000001');
  await screen.findByRole('link', { name: 'P-1' });
  expect(chips()).toEqual(['상태: 발송', '산 사람: 하나만 보기']);
  const dialog = await addFilter('금액');
  fireEvent.change(within(dialog).getByLabelText('금액 부터'), { target: { value: '5000' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '적용' }));
  await waitFor(() => expect(chips()).toContain('금액: 5,000원 이상'));
  click('필터 모두 지우기');
  await waitFor(() => expect(where()).toBe('/adm/parcel'));
});

it('what the list does not know in an address is left out', async () => {
  const { asked } = openParcels({}, '/adm/parcel?state=lost&page=3&sort=note&limit=999&text=P-');
  await screen.findByRole('link', { name: 'P-1' });
  expect(Object.fromEntries(asked()[0] ?? [])).toEqual({ sort: '-sent_at', limit: '50', text: 'P-' });
});

const saved = {
  filter: '01900000-0000-7000-8000-0000000000f1',
  table: 'parcels',
  name: '비싼 것',
  query: 'worth_from=5000&sort=-worth',
  columns: ['number', 'worth'],
};
const withSaved = { 'GET adm/table/settings': () => answer(200, { ...noSettings, filters: [saved] }) };

it('a saved filter is a tab beside those of the screen, with its own columns', async () => {
  const { asked } = openParcels(withSaved, '/adm/parcel', {
    tabs: [{ key: 'ready', label: '준비할 것', query: 'state=ready', count: 7 }],
  });
  fireEvent.click(await screen.findByRole('link', { name: '비싼 것' }));
  await waitFor(() => expect(asked().at(-1)?.get('worth_from')).toBe('5000'));
  expect(screen.getByRole('link', { name: '비싼 것' }).hasAttribute('aria-current')).toBe(true);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  fireEvent.click(screen.getByRole('link', { name: '준비할 것 7' }));
  await waitFor(() => expect(where()).toBe('/adm/parcel?state=ready'));
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
});

it('how the list is narrowed now is saved under a name, and a saved one is deleted', async () => {
  const { sent } = openParcels(
    {
      ...withSaved,
      'PUT adm/table/filter': () => answer(200, noSettings),
      'DELETE adm/table/filter': () => answer(200, noSettings),
    },
    '/adm/parcel?state=away',
  );
  await screen.findByRole('link', { name: 'P-1' });
  click('필터 저장');
  fireEvent.change(await screen.findByRole('textbox', { name: '이름' }), { target: { value: ' 나간 것 ' } });
  click('저장');
  await waitFor(() =>
    expect(sent('PUT adm/table/filter')).toEqual([
      { table: 'parcels', name: '나간 것', query: 'state=away', columns: ['number', 'state', 'worth', 'sent_at'] },
    ]),
  );
  fireEvent.click(screen.getByRole('link', { name: '비싼 것' }));
  fireEvent.click(await screen.findByRole('button', { name: '‘비싼 것’ 필터 메뉴' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '삭제' }));
  await screen.findByText('‘비싼 것’ 필터를 삭제했어요.');
  expect(sent('DELETE adm/table/filter')).toHaveLength(1);
});

it('columns are chosen and put in order, and that is kept', async () => {
  const { sent } = openParcels({ 'PUT adm/table/columns': () => answer(200, noSettings) });
  await screen.findByRole('link', { name: 'P-1' });
  click('열');
  const dialog = await screen.findByRole('dialog', { name: '보일 열과 차례' });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '상태' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '금액 앞으로' }));
  await waitFor(() =>
    expect(sent('PUT adm/table/columns')).toEqual([
      { table: 'parcels', columns: ['number', 'worth', 'sent_at'] },
      { table: 'parcels', columns: ['worth', 'number', 'sent_at'] },
    ]),
  );
});

it('`/` leads to the search field', async () => {
  openParcels({ 'GET adm/parcel/list': () => page([parcel(1)]) });
  await screen.findByRole('link', { name: 'P-1' });
  fireEvent.change(screen.getByRole('searchbox', { name: '상자 찾기' }), { target: { value: 'P-77' } });
  await waitFor(() => expect(where()).toBe('/adm/parcel?text=P-77'));
});
