import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { ReceiptDifferences } from './receipt-differences.public.tsx';

afterEach(() => vi.unstubAllGlobals());
const opened = (comparison: object | null) =>
  openAt('/', <ReceiptDifferences />, { 'GET adm/cashreceipt/comparison': () => answer(200, { comparison }) });
const ended = { day: 20_000, ended_at: Date.UTC(2026, 5, 27), compared: 12 };
const missing = { order_id: 'o1', number: '240627-0000-00F', key: 'r1', what: 'missingThere', here: 60_000, there: 0 };

it('lists what the provider and the shop do not agree about, with the order where there is one', async () => {
  const foreign = { ...missing, order_id: null, number: '', key: 'r2', what: 'missingHere', here: 0, there: 7_000 };
  opened({ ...ended, differences: [missing, foreign] });
  await screen.findByRole('heading', { name: '현금영수증 차이 2' });
  screen.getByText('우리 60,000원 · 결제사 0원 · r1');
  expect(screen.getAllByRole('link', { name: '주문 보기' }).map((link) => link.getAttribute('href'))).toEqual([
    '/adm/order/o1',
  ]);
  screen.getByText('주문을 알 수 없음');
});
it('says that all agree', async () => {
  opened({ ...ended, differences: [] });
  await screen.findByText(/현금영수증 12건을 결제사와 견줬어요. 모두 같아요/);
});
it('is not there before the first comparison', async () => {
  const { asked } = opened(null);
  await vi.waitFor(() => expect(asked('adm/cashreceipt/comparison')).toHaveLength(1));
  expect(screen.queryByText(/현금영수증/)).toBeNull();
});
