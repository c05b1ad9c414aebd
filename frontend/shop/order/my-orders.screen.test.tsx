import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { MyOrdersScreen } from './my-orders.screen.tsx';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { OwnOrders } from './own-orders.tsx';
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

it('says how many go on in each group', async () => {
  const open = { unpaid: 0, preparing: 2, shipping: 1, delivered: 0, back: 3 };
  openAt('/my/order', <MyOrdersScreen />, {
    'GET shop/order/list': () => answer(200, { list: [orderAfter(['OrderPaid'])], total: 6, open }),
  });
  await screen.findByRole('button', { name: '준비중 2' });
  for (const name of ['결제대기', '배송중 1', '배송완료', '취소·반품·교환 3', '취소 완료'])
    screen.getByRole('button', { name });
});

it('are counted in one’s own account, each leading there', async () => {
  const open = { unpaid: 0, preparing: 2, shipping: 1, delivered: 0, back: 3 };
  openAt('/my', <OwnOrders />, {
    'GET shop/order/list': () => answer(200, { list: [orderAfter(['OrderPaid'])], total: 6, open }),
  });
  const links = within(await screen.findByRole('list', { name: '진행 중인 주문' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['0결제대기', '/my/order?group=unpaid'],
    ['2준비중', '/my/order?group=preparing'],
    ['1배송중', '/my/order?group=shipping'],
    ['0배송완료', '/my/order?group=delivered'],
    ['3취소·반품·교환', '/my/order?group=back'],
  ]);
});

it('leads whoever ordered nothing to the shop', async () => {
  openAt('/my/order', <MyOrdersScreen />, { 'GET shop/order/list': () => answer(200, { list: [], total: 0 }) });
  expect((await screen.findByRole('link', { name: '쇼핑하러 가기' })).getAttribute('href')).toBe('/shop');
});
