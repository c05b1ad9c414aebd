import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { AddinSeats } from './addin-seats.tsx';

const person = (name: string) => ({ id: name, name, image: null });
const licence = {
  id: 'l1',
  order_id: 'o1',
  no: 1,
  item_id: 'i1',
  name: '도면 검토 애드인',
  option: '1년',
  status: 'active',
  issued_at: 0,
  revoked_at: null,
  mine: true,
  consented: true,
  owner: person('김하늘'),
  holder: null,
  offer: null,
  key: null,
  machine: { name: '설계팀 노트북', bound_at: 0 },
  releases_left: 3,
};
const open = (list: readonly object[]) =>
  openAt('/revitMenu', <AddinSeats />, { 'GET shop/licence/list': () => answer(200, { list }) });
afterEach(() => vi.unstubAllGlobals());

it('says on which computer one works, and that a seat is free', async () => {
  open([licence, { ...licence, id: 'l2', name: '간섭 검토', machine: null, mine: false, holder: person('나') }]);
  expect(await screen.findByText('설계팀 노트북에서 써요')).toBeDefined();
  expect(screen.getByText('쓸 수 있음')).toBeDefined();
});

it('leads to the shop where nothing is left to work with', async () => {
  open([
    { ...licence, holder: person('이바다') },
    { ...licence, id: 'l2', status: 'revoked' },
  ]);
  expect((await screen.findByRole('link', { name: '라이선스 보기' })).getAttribute('href')).toBe('/shop');
  expect(screen.queryByText('설계팀 노트북에서 써요')).toBeNull();
});
