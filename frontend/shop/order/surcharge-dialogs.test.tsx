import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { orderAfter } from './order.fixture.tsx';
import { click, openOrder } from './order-screen.fixture.tsx';
import { OrderAdminScreen } from './order-admin.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const { id } = orderExamples.OrderPlaced.data;
const { ClaimOpened, ClaimReplaced, ClaimCollected, ClaimWithdrawn } = orderExamples;
const paid = ['OrderPaid', 'OrderPrepared', 'OrderShipped', 'OrderDelivered'] as const;
const parts = [{ no: 1, quantity: 1, parcel: 1 }];
const exchange: OrderEvent = {
  ...ClaimOpened,
  data: { ...ClaimOpened.data, kind: 'exchange', fee: 6_000, parts, wanted: [{ no: 1, option_id: 2 }] },
};
const sent = orderExamples.SurchargeAsked.data.lines;
const settled = (how: 'paid' | 'byHand'): OrderEvent => ({
  ...ClaimReplaced,
  data: { ...ClaimReplaced.data, surcharge: { amount: 21_000, how }, lines: sent },
});
const past = (...more: readonly (OrderEvent['type'] | OrderEvent)[]) => [...paid, exchange, ...more];

const openDesk = (events: Parameters<typeof orderAfter>[0], more: Replies = {}) =>
  openAt(
    '/adm/order/o1',
    <Routes>
      <Route path="/adm/order/:id" element={<OrderAdminScreen />} />
    </Routes>,
    { 'GET adm/order': () => answer(200, { ...orderAfter(events, 'admin'), payment: null, surcharges: [] }), ...more },
    10,
  );
const type = (dialog: HTMLElement, label: RegExp | string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
const press = (dialog: HTMLElement, name: string) => fireEvent.click(within(dialog).getByRole('button', { name }));

describe('the desk asks for what an exchange costs beside', () => {
  it('and says what it is for, and that it is paid by card', async () => {
    const calls = openDesk(past(), { 'PUT adm/order/claim/surcharge': () => answer(200, {}) });
    await click('추가 금액 요청');
    const dialog = await screen.findByRole('dialog', { name: '추가 금액을 요청할까요?' });
    for (const words of ['교환 배송비 6,000원', '더 비싼 옵션의 차액', '카드나 간편결제'])
      expect(dialog.textContent).toContain(words);
    expect(dialog.textContent).not.toContain('저절로 돌려줘요');
    press(dialog, '요청하기');
    await screen.findByText('구매자에게 추가 금액을 안내했어요.');
    expect(calls.sent('PUT adm/order/claim/surcharge')).toEqual([{ id, claim: 1 }]);
  });
  it('anew, which gives back what is paid for the amount of before', async () => {
    openDesk(past('SurchargeAsked'));
    await click('추가 금액 요청');
    const dialog = await screen.findByRole('dialog', { name: '추가 금액을 다시 요청할까요?' });
    expect(dialog.textContent).toContain('앞서 안내한 금액으로 결제한 돈은 저절로 돌려줘요.');
  });
  it('and stays open where it is refused', async () => {
    openDesk(past(), {
      'PUT adm/order/claim/surcharge': () => problem(409, 'surcharge_too_small', '결제할 수 없는 금액이에요.'),
    });
    await click('추가 금액 요청');
    press(await screen.findByRole('dialog'), '요청하기');
    await screen.findByText('결제할 수 없는 금액이에요.');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('the buyer', () => {
  it('sees what it is made of, and pays by card alone', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const placed = {
      id: `${id}-1-1`,
      number: '240627-0000-00F',
      total: 21_000,
      tax_free: 0,
      name: '교환 추가 금액',
      pay_until: 1,
      escrow: null,
      payment: { provider: 'sandbox', client_key: null },
    };
    const { sent: calls } = openOrder(orderAfter(past('SurchargeAsked')), {
      'POST shop/order/claim/pay': () => answer(200, placed),
    });
    const due = await screen.findByRole('region', { name: '추가 금액' });
    expect(due.textContent).toContain('옵션 차액15,000원교환 배송비6,000원추가 금액21,000원');
    expect(within(due).queryByRole('radio')).toBeNull();
    press(due, '추가 금액 21,000원 결제하기');
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(calls('POST shop/order/claim/pay')).toEqual([{ id: 'o1', claim: 1 }]);
    const { searchParams } = new URL(String(assign.mock.calls[0]?.[0]), window.location.origin);
    expect([searchParams.get('method'), searchParams.get('amount')]).toEqual(['CARD', '21000']);
  });
  it('looks at the receipt of what was paid', async () => {
    openOrder(orderAfter(past('SurchargeAsked', 'SurchargePaid')));
    const link = await screen.findByRole('link', { name: '추가 금액 영수증 보기' });
    expect(link.getAttribute('href')).toBe('https://dashboard.tosspayments.com/receipt');
    expect(screen.queryByRole('region', { name: '추가 금액' })).toBeNull();
  });
});

describe('goods that come back', () => {
  const second: OrderEvent = {
    ...ClaimOpened,
    data: { ...ClaimOpened.data, claim: 2, parts: [{ no: 2, quantity: 1, parcel: 1 }] },
  };
  it('came with those of another claim, which pays for sending them once', async () => {
    const calls = openDesk(past(second), { 'PUT adm/order/claim/arrive': () => answer(200, {}) });
    fireEvent.click((await screen.findAllByRole('button', { name: '도착 확인' }))[1] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: '돌려보낸 상품이 도착했나요?' });
    expect((within(dialog).getByLabelText('따로 왔어요.') as HTMLInputElement).checked).toBe(true);
    fireEvent.click(within(dialog).getByLabelText('교환 신청 1번과 함께 왔어요.'));
    press(dialog, '도착 확인');
    await screen.findByText('도착을 확인했어요.');
    expect(calls.sent('PUT adm/order/claim/arrive')).toEqual([{ id, claim: 2, together: 1 }]);
  });
  it('are awaited where their claim is closed, and the desk says what becomes of them', async () => {
    const withdrawn: OrderEvent = { ...ClaimWithdrawn, data: { ...ClaimWithdrawn.data, awaited: true } };
    const calls = openDesk(past(ClaimCollected, withdrawn), { 'PUT adm/order/claim/awaited': () => answer(200, {}) });
    await screen.findByText(/반송 물건 도착 대기/);
    await screen.findByText('오고 있는 반송 물건이 도착하면 확인해 주세요.');
    await click('도착 확인');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByLabelText(/반품으로 받을게요/));
    press(dialog, '확인');
    await screen.findByText('반품 신청으로 옮겼어요.');
    expect(calls.sent('PUT adm/order/claim/awaited')).toEqual([{ id, claim: 1, how: 'returned' }]);
  });
});

describe('money for an exchange', () => {
  it('goes back by what it was paid for while the goods stay, up to what is held', async () => {
    const calls = openDesk(past('SurchargeAsked', 'SurchargePaid', settled('paid')), {
      'PUT adm/order/refund': () => answer(200, {}),
    });
    await click('환불');
    const dialog = await screen.findByRole('dialog');
    type(dialog, '교환 신청 1 교환 배송비', '6001');
    expect(dialog.textContent).toContain('돌려줄 수 있는 금액을 다시 확인해 주세요.');
    expect(within(dialog).getByRole('button', { name: '환불하기' }).hasAttribute('disabled')).toBe(true);
    type(dialog, '교환 신청 1 교환 배송비', '6000');
    type(dialog, '교환 신청 1 옵션 차액', '4000');
    expect(dialog.textContent).toContain('추가로 결제한 금액에서10,000원모두 돌려줄 금액10,000원');
    press(dialog, '환불하기');
    await screen.findByText('환불했어요.');
    expect(calls.sent('PUT adm/order/refund')).toEqual([
      { id, surcharges: [{ claim: 1, difference: 4_000, fee: 6_000 }], reason: 'defective' },
    ]);
  });
  it('is handed back by a person where it was taken so, who says it', async () => {
    const given: OrderEvent = {
      ...orderExamples.OrderRefunded,
      data: {
        id,
        refund: 0,
        reason: 'other',
        surcharges_back: [{ claim: 1, refund: 5_000, tax_free: 0 }],
        allowance: { goods: [], shipping: 0, fee: 0, rest: 0, surcharges: [{ claim: 1, difference: 5_000, fee: 0 }] },
      },
    };
    const calls = openDesk(past(settled('byHand'), given), { 'PUT adm/order/claim/hand_back': () => answer(200, {}) });
    await screen.findByText('직접 돌려줄 돈');
    await click('직접 돌려줬어요');
    press(await screen.findByRole('alertdialog', { name: '구매자에게 5,000원을 돌려줬나요?' }), '돌려줬어요');
    await screen.findByText('돌려준 것으로 적었어요.');
    expect(calls.sent('PUT adm/order/claim/hand_back')).toEqual([{ id, claim: 1, amount: 5_000 }]);
  });
});
