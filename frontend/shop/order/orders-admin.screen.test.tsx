import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { orderAfter } from './order.fixture.tsx';
import { OrdersAdminScreen } from './orders-admin.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const waiting = { paid: 3, preparing: 0, cancel: 2, back: 2, stuck: 1, awaited: 0 };
const placed = orderAfter(['OrderPaid'], 'admin');
const row = { ...placed, guest: true, items: '여행하는 명함 외 2건', total: 41_000, pieces: 3, method: '카드' };
const page = (list: readonly object[]) => answer(200, { list, total: list.length, next: null, previous: null });

const open = (own: Replies = {}, at = '/adm/order') => {
  const replies = {
    'GET adm/order/list': () => page([row]),
    'GET adm/order/waiting': () => answer(200, waiting),
    'GET adm/table/settings': () => answer(200, { filters: [], columns: {} }),
    ...own,
  };
  const { asked, sent } = openAt(at, <OrdersAdminScreen />, replies, 10);
  return { asked: () => asked('adm/order/list'), sent };
};

describe('the list of orders', () => {
  it('is narrowed by tabs and text, and says what waits', async () => {
    const { asked } = open();
    await screen.findByRole('link', { name: row.number });
    expect(screen.getByText('김하늘 (비회원)')).toBeTruthy();
    expect(screen.getByText('41,000원')).toBeTruthy();
    fireEvent.click(await screen.findByRole('link', { name: '반품·교환 신청 2' }));
    await waitFor(() => expect(asked().at(-1)?.get('status')).toBe('returnRequested,exchangeRequested'));
    expect(screen.getByRole('note').textContent).toBe('직접 돌려줘야 하는 환불이 1건 있어요. 주문 보기');
    fireEvent.click(screen.getByRole('button', { name: '주문 보기' }));
    await waitFor(() => expect(asked().at(-1)?.get('care')).toBe('stuck'));
    expect(screen.queryByRole('note')).toBeNull();
    fireEvent.change(screen.getByRole('searchbox', { name: '주문 찾기' }), { target: { value: '240627' } });
    await waitFor(() => expect(asked().at(-1)?.get('text')).toBe('240627'));
  });

  it('has the chosen ones prepared once that is confirmed', async () => {
    const { sent } = open({ 'POST adm/bulk': () => answer(200, {}) });
    fireEvent.click(await screen.findByRole('checkbox', { name: `${row.number} 고르기` }));
    const bar = screen.getByRole('region', { name: '고른 것' });
    fireEvent.click(within(bar).getByRole('button', { name: '배송 준비' }));
    const dialog = await screen.findByRole('alertdialog', { name: '주문 1건을 배송 준비로 바꿀까요?' });
    fireEvent.click(within(dialog).getByRole('button', { name: '배송 준비' }));
    await waitFor(() =>
      expect(sent('POST adm/bulk')).toEqual([{ kind: 'order.prepare', lines: [{ id: row.id, name: row.number }] }]),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: '고른 것' })).toBeNull());
  });

  it('says that nothing fits, and leads back to all', async () => {
    const { asked } = open({ 'GET adm/order/list': () => page([]) }, '/adm/order?text=99');
    await screen.findByText('‘99’에 맞는 것이 없어요');
    fireEvent.click(screen.getByRole('button', { name: '전체 보기' }));
    await waitFor(() => expect(asked().at(-1)?.has('text')).toBe(false));
  });
});
