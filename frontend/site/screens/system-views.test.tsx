import type { ProjectionRow } from '@maru/contracts/site/projection/projection.views';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { button, openTab, rowsOf } from './system.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const row = (part: Partial<ProjectionRow> = {}): ProjectionRow => ({
  view: 'item',
  version: 3_002,
  position: 1_234,
  lag: 0,
  status: 'live',
  owner: 'shop-1:77',
  building: [],
  rebuild: null,
  ...part,
});
const rebuild = { at: 1, begun: 1, ended: null, ratio: 0.42, documents: null, corrected: null, by: '김관리' } as const;
const listing = (...lists: readonly (readonly ProjectionRow[])[]) => {
  const left = [...lists];
  return {
    'GET adm/system/projections': () => answer(200, { head: 1_240, list: left.length > 1 ? left.shift() : left[0] }),
  };
};

it('shows where each view stands, what stands still first', async () => {
  const views = [row(), row({ view: 'order', lag: 6, owner: null }), row({ view: 'coupon', status: 'stopped' })];
  openTab('views', listing(views));
  const texts = (await rowsOf('화면 자료')).map((one) => one.textContent);
  expect(texts[0]).toMatch(/쿠폰coupon멈춤/);
  expect(texts[1]).toMatch(/상품item최신.*3\.2.*1,234.*shop-1:77/);
  expect(texts[2]).toMatch(/주문order6 뒤.*없음/);
});

it('builds a view anew after a question, and shows how far that is and what came of it', async () => {
  const { sent } = openTab('views', {
    ...listing(
      [row()],
      [row({ rebuild: { ...rebuild, status: 'running' } })],
      [row({ rebuild: { ...rebuild, status: 'done', ended: 2, documents: 12, corrected: 1 } })],
    ),
    'POST adm/system/rebuild': () => answer(200, { id: 'item' }),
  });
  const [first] = await rowsOf('화면 자료');
  fireEvent.click(button(first, '상품 다시 만들기'));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '다시 만들기' }));
  await screen.findByText('42%');
  expect(sent('POST adm/system/rebuild')).toEqual([{ id: 'item' }]);
  expect(button((await rowsOf('화면 자료'))[0], '상품 다시 만들기').hasAttribute('disabled')).toBe(true);
  await screen.findByText(/김관리 님이 다시 만들었어요. 자료 12건, 1건을 바로잡았어요/, {}, { timeout: 3_000 });
});
