import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { MyOrdersScreen } from './my-orders.screen.tsx';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { orderAfter } from './order.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows orders, by what became of them, a page at a time', async () => {
  const { asked } = openAt('/my/order', <MyOrdersScreen />, {
    'GET shop/order/list': () => answer(200, { list: [orderAfter(['OrderPaid', 'OrderPartCancelled'])], total: 21 }),
  });
  const link = await screen.findByRole('link', { name: /두꺼운 코튼 명함 외 1개/ });
  expect(link.textContent).toContain('34,850원 환불');
  vi.stubGlobal('scrollTo', () => undefined);
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  await waitFor(() => expect(asked('shop/order/list').at(-1)?.get('page')).toBe('2'));
  fireEvent.click(screen.getByRole('button', { name: '준비중' }));
  await waitFor(() =>
    expect(Object.fromEntries(asked('shop/order/list').at(-1) ?? [])).toEqual({
      page: '1',
      itemsPerPage: '10',
      status: 'paid,preparing,exchanging',
    }),
  );
  expect(screen.getByLabelText('주소').textContent).toBe('/my/order?group=preparing');
});

it('leads whoever ordered nothing to the shop', async () => {
  openAt('/my/order', <MyOrdersScreen />, { 'GET shop/order/list': () => answer(200, { list: [], total: 0 }) });
  expect((await screen.findByRole('link', { name: '쇼핑하러 가기' })).getAttribute('href')).toBe('/shop');
});
