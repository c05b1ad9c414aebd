import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { orderAfter } from './order.fixture.tsx';
import { OrdersAdminScreen } from './orders-admin.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const waiting = { paid: 3, preparing: 0, cancel: 2, back: 2, stuck: 1 };
const row = { ...orderAfter(['OrderPaid'], 'admin'), guest: true };

describe('the list of orders', () => {
  it('is filtered by state and the beginning of a number, and says what waits', async () => {
    const { asked } = openAt(
      '/adm/order',
      <OrdersAdminScreen />,
      { 'GET adm/order/list': () => answer(200, { list: [row], total: 1, waiting }) },
      10,
    );
    await screen.findByRole('link', { name: row.number });
    expect(screen.getByText('김하늘 (비회원)')).toBeTruthy();
    expect(screen.getByRole('group', { name: '상태로 거르기' }).textContent).toContain('결제완료 3');
    fireEvent.click(screen.getByRole('button', { name: '반품·교환 신청 2' }));
    await waitFor(() =>
      expect(asked('adm/order/list').at(-1)?.get('status')).toBe('returnRequested,exchangeRequested'),
    );
    expect(screen.getByRole('button', { name: '환불 확인 1' })).toBeTruthy();
    expect(screen.getByRole('note').textContent).toBe('직접 돌려줘야 하는 환불이 1건 있어요. 주문 보기');
    fireEvent.click(screen.getByRole('button', { name: '주문 보기' }));
    await waitFor(() => expect(asked('adm/order/list').at(-1)?.get('payment')).toBe('stuck'));
    expect(screen.queryByRole('note')).toBeNull();
    fireEvent.change(screen.getByRole('searchbox', { name: '주문 찾기' }), { target: { value: '240627' } });
    await waitFor(() => expect(asked('adm/order/list').at(-1)?.get('number')).toBe('240627'));
  });

  it('says that nothing fits, and leads back to all', async () => {
    const { asked } = openAt(
      '/adm/order?number=99',
      <OrdersAdminScreen />,
      { 'GET adm/order/list': () => answer(200, { list: [], total: 0, waiting }) },
      10,
    );
    await screen.findByText('맞는 주문이 없어요');
    fireEvent.click(screen.getByRole('button', { name: '전체 보기' }));
    await waitFor(() => expect(asked('adm/order/list').at(-1)?.has('number')).toBe(false));
  });
});
