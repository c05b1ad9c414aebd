import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { orderAfter } from './order.fixture.tsx';
import { OrderScreen } from './order.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (order: object, more: Replies = {}) =>
  openAt(
    '/my/order/o1',
    <Routes>
      <Route path="/my/order/:id" element={<OrderScreen />} />
    </Routes>,
    { 'GET shop/order': () => answer(200, order), ...more },
  );
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('paying for an order that waits', () => {
  it('pays what waits for its money, in the way that is chosen', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const placed = {
      id: 'o1',
      number: '240627-0000-00F',
      total: 97_700,
      tax_free: 0,
      name: '두꺼운 코튼 명함 외 1건',
      pay_until: 1,
      escrow: null,
      payment: { provider: 'sandbox', client_key: null },
    };
    const { sent } = open(orderAfter([]), { 'POST shop/order/pay': () => answer(200, placed) });
    await screen.findByText(/까지 결제할 수 있어요/);
    fireEvent.click(screen.getByRole('radio', { name: '계좌이체' }));
    await click('97,700원 결제하기');
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sent('POST shop/order/pay')).toEqual([{ id: 'o1' }]);
    expect(Object.fromEntries(new URL(String(assign.mock.calls[0]?.[0]), window.location.origin).searchParams)).toEqual(
      { orderId: 'o1', number: placed.number, amount: '97700', taxFree: '0', name: placed.name, method: 'TRANSFER' },
    );
  });

  it('is told when it cannot be paid any more, and sees why', async () => {
    const replies = [orderAfter([]), orderAfter(['OrderExpired'])];
    open(
      {},
      {
        'GET shop/order': () => answer(200, replies.length > 1 ? replies.shift() : replies[0]),
        'POST shop/order/pay': () => problem(409, 'order_not_payable', '결제할 수 없는 주문이에요.'),
      },
    );
    await click('97,700원 결제하기');
    await screen.findByText('결제할 수 없는 주문이에요.');
    await screen.findByRole('heading', { name: '결제 시간이 지나 취소됐어요' });
    expect(screen.queryByRole('button', { name: '97,700원 결제하기' })).toBeNull();
  });
});
