import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openParcels } from './table.fixture.tsx';

const deaf = () => undefined;
const listeners = { addEventListener: deaf, removeEventListener: deaf, addListener: deaf, removeListener: deaf };
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width'), ...listeners }));
});
afterEach(() => vi.unstubAllGlobals());

const where = () => screen.getByLabelText('주소').textContent;

it('a phone shows a card for each row, to be opened, walked through and chosen', async () => {
  openParcels();
  const list = await screen.findByRole('list', { name: '상자' });
  const card = (await within(list).findAllByRole('listitem'))[1] as HTMLElement;
  expect(card.textContent).toContain('상태준비');
  expect(card.textContent).toContain('금액2,000원');
  fireEvent.click(screen.getByRole('checkbox', { name: '이 페이지 모두 고르기' }));
  expect(screen.getByRole('region', { name: '고른 것' }).textContent).toContain('3개를 골랐어요');
  screen.getByRole('link', { name: 'P-1' }).focus();
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('P-2');
  fireEvent.click(within(card).getByText('2,000원'));
  expect(where()).toBe('/adm/parcel/p2');
});

it('a phone sorts and filters in a sheet, and nothing is asked before it is taken', async () => {
  const { asked } = openParcels();
  await screen.findByRole('link', { name: 'P-1' });
  fireEvent.click(screen.getByRole('button', { name: '정렬·필터' }));
  const sheet = await screen.findByRole('dialog', { name: '정렬과 필터' });
  fireEvent.change(within(sheet).getByRole('combobox', { name: '정렬' }), { target: { value: '-worth' } });
  fireEvent.click(within(sheet).getByRole('checkbox', { name: '발송' }));
  expect(where()).toBe('/adm/parcel');
  fireEvent.click(within(sheet).getByRole('button', { name: '적용' }));
  await waitFor(() => expect(asked().at(-1)?.get('sort')).toBe('-worth'));
  expect(where()).toBe('/adm/parcel?state=away&sort=-worth');
  expect(screen.getByRole('button', { name: '정렬·필터 1' })).toBeTruthy();
});
