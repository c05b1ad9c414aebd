import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { GuestOrderScreen } from './guest-order.screen.tsx';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { at, orderAfter } from './order.fixture.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const find = (replies: Replies) => {
  const opened = openAt('/order?number=240627-0000-00f', <GuestOrderScreen />, replies);
  fireEvent.change(screen.getByLabelText('주문한 휴대폰 번호'), { target: { value: '01012345678' } });
  fireEvent.click(screen.getByRole('button', { name: '주문 찾기' }));
  return opened;
};

it('shows an order to whoever knows number and phone, who then takes its steps with them', async () => {
  const { sent } = find({
    'POST shop/order/guest': () => answer(200, orderAfter(['OrderPaid'], 'buyer', { user_id: null })),
    'POST shop/order/guest/cancel': () =>
      answer(200, orderAfter(['OrderPaid', 'OrderCancelled'], 'buyer', { user_id: null })),
  });
  fireEvent.click(await screen.findByRole('button', { name: '주문 취소' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '주문 취소' }));
  await screen.findByRole('heading', { name: '주문을 취소했어요' });
  expect(sent('POST shop/order/guest/cancel')).toEqual([
    { number: '240627-0000-00f', phone: '010-1234-5678', reason: 'changedMind' },
  ]);
});

it('adds photos to what is faulty, as members do', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at + 24 * 3_600_000 });
  const delivered = ['OrderPaid', 'OrderPrepared', 'OrderShipped', 'OrderDelivered'] as const;
  find({ 'POST shop/order/guest': () => answer(200, orderAfter(delivered, 'buyer', { user_id: null })) });
  fireEvent.click(await screen.findByRole('button', { name: '반품 신청' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText(/사진 추가/)).toBeNull();
  fireEvent.change(dialog.getByLabelText('이유'), { target: { value: 'defective' } });
  dialog.getByLabelText(/사진 추가/);
});

it('goes elsewhere under any phone, and is still shown by the one it was ordered with', async () => {
  const { sent } = find({
    'POST shop/order/guest': () => answer(200, orderAfter(['OrderPaid'], 'buyer', { user_id: null })),
    'POST shop/order/guest/address': () => answer(200, orderAfter(['OrderPaid'], 'buyer', { user_id: null })),
  });
  fireEvent.click(await screen.findByRole('button', { name: '받을 곳 바꾸기' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/휴대폰/), { target: { value: '01087654321' } });
  fireEvent.click(dialog.getByRole('button', { name: '바꾸기' }));
  await waitFor(() =>
    expect(sent('POST shop/order/guest/address')).toMatchObject([
      { phone: '010-1234-5678', to: { phone: expect.stringMatching(/87654321|8765-4321/) } },
    ]),
  );
});

it('is paid by whoever knows number and phone, and shown anew where it cannot be', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const placed = {
    id: 'o1',
    number: '240627-0000-00F',
    total: 97_700,
    tax_free: 0,
    name: '명함',
    pay_until: 1,
    escrow: null,
    payment: { provider: 'sandbox', client_key: null },
  };
  const [shown, paid] = [
    [orderAfter([]), orderAfter(['OrderExpired'])],
    [answer(200, placed), problem(409, 'order_not_payable', '결제할 수 없는 주문이에요.')],
  ];
  const { sent } = find({
    'POST shop/order/guest': () => answer(200, shown.shift()),
    'POST shop/order/guest/pay': () => paid.shift() as Response,
  });
  const pay = await screen.findByRole('button', { name: '97,700원 결제하기' });
  fireEvent.click(pay);
  await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('orderId=o1')));
  expect(sent('POST shop/order/guest/pay')).toEqual([{ number: '240627-0000-00f', phone: '010-1234-5678' }]);
  await waitFor(() => expect(pay.hasAttribute('disabled')).toBe(false));
  fireEvent.click(pay);
  await screen.findByRole('heading', { name: '결제 시간이 지나 취소됐어요' });
});

it('is looked at again whenever the room of its ticket tells of a change, and with a new ticket when that ends', async () => {
  const orders = [
    orderAfter(['OrderPaid']),
    orderAfter(['OrderPaid', 'OrderPrepared']),
    orderAfter(['OrderPaid', 'OrderPrepared', 'OrderShipped']),
  ];
  const shown = { at: 0 };
  const { sent, sockets } = find({ 'POST shop/order/guest': () => answer(200, orders[shown.at]) });
  const looked = () => sent('POST shop/order/guest').length;
  await screen.findByRole('heading', { name: '결제를 확인했어요' });
  await waitFor(() => expect(sockets[0]?.ticketRooms).toEqual([`order:${orders[0]?.id}`]));
  shown.at = 1;
  act(() => sockets[0]?.receive('update_order', { id: orders[0]?.id }));
  await screen.findByRole('heading', { name: '상품을 준비하고 있어요' });
  // An answer that was late does not put it back.
  shown.at = 0;
  act(() => sockets[0]?.receive('missed', undefined));
  await waitFor(() => expect(looked()).toBe(3));
  screen.getByRole('heading', { name: '상품을 준비하고 있어요' });
  shown.at = 2;
  act(() => sockets[0]?.drop(true));
  await waitFor(() => expect(sockets[0]?.ticketRooms).toHaveLength(2));
  expect(looked()).toBe(4);
  fireEvent.click(screen.getByRole('button', { name: '다른 주문 찾기' }));
  expect(sockets[0]?.connected).toBe(false);
});

it('says so where nothing fits', async () => {
  find({ 'POST shop/order/guest': () => problem(404, 'order_not_found', '주문번호와 휴대폰 번호를 확인해 주세요.') });
  expect((await screen.findByRole('alert')).textContent).toContain('주문번호와 휴대폰 번호를 확인해 주세요.');
});
