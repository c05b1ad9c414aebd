import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { MyOrdersScreen } from './my-orders.screen.tsx';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { orderAfter } from './order.fixture.tsx';
import { OrderPage } from './order-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const calls = {} as Parameters<typeof OrderPage>[0]['calls'];
const page = (pay_until: number) =>
  openAt('/my/order/o1', <OrderPage order={{ ...orderAfter([]), pay_until }} calls={calls} />, {});

it('counts down the time to pay an order in', async () => {
  page(Date.now() + 90_061_900);
  expect((await screen.findByRole('timer')).textContent).toMatch(/^결제까지 남은 시간 1D 1H 1M [01]S$/);
});

it('says when that time is over', async () => {
  page(1);
  expect(await screen.findByText('결제할 수 있는 시간이 지났어요.')).toBeTruthy();
});

it('counts down how long an order waits for its money, and for no other', async () => {
  const pay_until = Date.now() + 20 * 60_000;
  const list = [
    { ...orderAfter([]), id: 'o1', pay_until },
    { ...orderAfter(['OrderPaid']), id: 'o2', pay_until },
  ];
  openAt('/my/order', <MyOrdersScreen />, { 'GET shop/order/list': () => answer(200, { list, total: 2 }) });
  expect((await screen.findByRole('timer')).textContent).toMatch(/^결제까지 남은 시간 00:(20:00|19:5\d)$/);
});
