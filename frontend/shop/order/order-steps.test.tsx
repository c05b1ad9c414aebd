import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { at, orderAfter } from './order.fixture.tsx';
import { OrderScreen } from './order.screen.tsx';

const dayMs = 24 * 3_600_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: at + dayMs }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (order: object, more: Replies = {}) =>
  openAt(
    '/my/order/o1',
    <Routes>
      <Route path="/my/order/:id" element={<OrderScreen />} />
      <Route path="/cart" element={null} />
    </Routes>,
    { 'GET shop/order': () => answer(200, order), ...more },
  );
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sent: readonly OrderEvent['type'][] = ['OrderPaid', 'OrderPrepared', 'OrderShipped'];
const delivered: readonly OrderEvent['type'][] = [...sent, 'OrderDelivered'];
const parts = [
  { no: 1, quantity: 2, parcel: 1 },
  { no: 2, quantity: 1, parcel: 1 },
];
const choose = (dialog: HTMLElement, name: RegExp) => fireEvent.click(within(dialog).getByRole('checkbox', { name }));

describe('a buyer', () => {
  const id = 'o1';

  it('cancels a part, and is told what comes back', async () => {
    const { sent: calls } = open(orderAfter(['OrderPaid']), { 'POST shop/order/cancel': () => answer(200, {}) });
    await click('주문 취소');
    const dialog = await screen.findByRole('dialog', { name: '주문을 취소할까요?' });
    expect(dialog.textContent).toContain('돌려받을 금액97,700원');
    choose(dialog, /구조 도면 읽기/);
    fireEvent.click(within(dialog).getByRole('button', { name: '줄이기' }));
    expect(dialog.textContent).toContain('돌려받을 금액34,850원');
    fireEvent.change(within(dialog).getByLabelText('이유'), { target: { value: 'wrongChoice' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '주문 취소' }));
    await screen.findByText('취소했어요.');
    expect(calls('POST shop/order/cancel')).toEqual([{ id, parts: [{ no: 1, quantity: 1 }], reason: 'wrongChoice' }]);
  });

  it('cancels all of it without naming parts, and nothing of nothing', async () => {
    const { sent: calls } = open(orderAfter(['OrderPaid']), { 'POST shop/order/cancel': () => answer(200, {}) });
    await click('주문 취소');
    const dialog = await screen.findByRole('dialog');
    for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
    expect(within(dialog).getByRole('button', { name: '주문 취소' }).hasAttribute('disabled')).toBe(true);
    for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(within(dialog).getByRole('button', { name: '주문 취소' }));
    await waitFor(() => expect(calls('POST shop/order/cancel')).toEqual([{ id, reason: 'changedMind' }]));
  });

  it('asks for what is packed to be cancelled', async () => {
    const { sent: calls } = open(orderAfter(['OrderPaid', 'OrderPrepared']), {
      'POST shop/order/claim': () => answer(200, {}),
    });
    await click('취소 요청');
    const dialog = await screen.findByRole('dialog', { name: '취소를 요청할까요?' });
    choose(dialog, /구조 도면 읽기/);
    fireEvent.click(within(dialog).getByRole('button', { name: '취소 요청' }));
    await screen.findByText('취소를 요청했어요.');
    expect(calls('POST shop/order/claim')).toEqual([
      { id, kind: 'cancel', parts: [{ no: 2, quantity: 1, parcel: null }], reason: 'changedMind' },
    ]);
  });

  it('is told fee and refund before asking, and says where money is to go that came by a virtual account', async () => {
    const { sent: calls } = open(
      orderAfter(delivered, 'buyer', { method: '가상계좌', terms: { return_fee: 3_000, exchange_fee: 6_000 } }),
      { 'POST shop/order/claim': () => answer(200, {}) },
    );
    await click('반품 신청');
    const dialog = await screen.findByRole('dialog');
    const send = within(dialog).getByRole('button', { name: '반품 신청' });
    choose(dialog, /두꺼운 코튼 명함/);
    expect(dialog.textContent).toContain('반품 배송비-3,000원');
    expect(dialog.textContent).toContain('돌려받을 금액66,700원');
    fireEvent.change(within(dialog).getByLabelText('이유'), { target: { value: 'defective' } });
    expect(dialog.textContent).toContain('돌려받을 금액69,700원');
    fireEvent.change(within(dialog).getByLabelText(/은행/), { target: { value: '88' } });
    fireEvent.change(within(dialog).getByLabelText(/예금주/), { target: { value: '김하늘' } });
    fireEvent.change(within(dialog).getByLabelText(/계좌번호/), { target: { value: '110-12' } });
    expect(send.hasAttribute('disabled')).toBe(true);
    fireEvent.change(within(dialog).getByLabelText(/계좌번호/), { target: { value: '110-123-456789' } });
    fireEvent.click(send);
    await screen.findByText('반품을 신청했어요.');
    expect(calls('POST shop/order/claim')).toEqual([
      {
        id,
        kind: 'return',
        parts: parts.slice(0, 1),
        reason: 'defective',
        refund_account: { bank: '88', account: '110123456789', holder: '김하늘' },
      },
    ]);
  });

  it('is offered no reason whose time is over', async () => {
    vi.setSystemTime(at + 20 * dayMs);
    open(orderAfter(delivered));
    await click('반품 신청');
    const reasons = within(await screen.findByRole('dialog'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(reasons).toEqual(['상품 불량', '상품이 설명과 달라요', '상품을 받지 못했어요', '배송 지연']);
  });

  it('says that a parcel never came', async () => {
    const { sent: calls } = open(orderAfter(sent), { 'POST shop/order/claim': () => answer(200, {}) });
    await click('반품 신청');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('option')[0]?.textContent).toBe('상품을 받지 못했어요');
    for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(within(dialog).getByRole('button', { name: '반품 신청' }));
    await screen.findByText('반품을 신청했어요.');
    expect(calls('POST shop/order/claim')).toEqual([{ id, kind: 'return', parts, reason: 'notArrived' }]);
  });

  it('exchanges for another option, and sees what it costs', async () => {
    const item = {
      options: [
        { id: 1, name: '100장', price: 34_850, available: 3 },
        { id: 2, name: '200장', price: 40_000, available: 5 },
        { id: 3, name: '500장', price: 90_000, available: 0 },
      ],
    };
    const { sent: calls } = open(orderAfter(delivered, 'buyer', { terms: { exchange_fee: 6_000 } }), {
      'POST shop/order/claim': () => answer(200, {}),
      'GET shop/item': () => answer(200, item),
    });
    await click('교환 신청');
    const dialog = await screen.findByRole('dialog');
    choose(dialog, /두꺼운 코튼 명함/);
    await within(dialog).findByRole('option', { name: '200장 · +5,150원 · 5개 남음' });
    expect(
      within(dialog)
        .getByRole('option', { name: /500장.*품절/ })
        .hasAttribute('disabled'),
    ).toBe(true);
    fireEvent.change(within(dialog).getByLabelText('바꿔 받을 옵션: 두꺼운 코튼 명함'), { target: { value: '2' } });
    expect(dialog.textContent).toContain('교환 배송비6,000원');
    expect(dialog.textContent).toContain('더 내실 차액10,300원');
    fireEvent.click(within(dialog).getByRole('button', { name: '교환 신청' }));
    await screen.findByText('교환을 신청했어요.');
    expect(calls('POST shop/order/claim')).toEqual([
      { id, kind: 'exchange', parts: parts.slice(0, 1), reason: 'changedMind', wanted: [{ no: 1, option_id: 2 }] },
    ]);
  });

  it('keeps the dialog when it was refused', async () => {
    open(orderAfter(delivered), {
      'POST shop/order/claim': () => problem(409, 'order_step_refused', '지금은 할 수 없어요.'),
    });
    await click('반품 신청');
    const dialog = await screen.findByRole('dialog');
    choose(dialog, /구조 도면 읽기/);
    fireEvent.click(within(dialog).getByRole('button', { name: '반품 신청' }));
    await screen.findByText('지금은 할 수 없어요.');
    expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
  });

  it('takes a claim back', async () => {
    const { sent: calls } = open(orderAfter([...delivered, 'ClaimOpened']), {
      'POST shop/order/claim/withdraw': () => answer(200, {}),
    });
    await click('신청 철회');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '철회' }));
    await screen.findByText('신청을 철회했어요.');
    expect(calls('POST shop/order/claim/withdraw')).toEqual([{ id, claim: 1 }]);
  });

  it('changes where it goes, until it is packed', async () => {
    const { sent: calls } = open(orderAfter(['OrderPaid']), { 'POST shop/order/address': () => answer(200, {}) });
    await click('받을 곳 바꾸기');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('상세 주소 (선택)'), { target: { value: '1204호' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '바꾸기' }));
    await screen.findByText('받을 곳을 바꿨어요.');
    expect(calls('POST shop/order/address')).toMatchObject([{ id, detail: '1204호', postcode: '06236' }]);
  });

  it('puts the same into the cart again', async () => {
    const { sent } = open(orderAfter([...delivered, 'OrderConfirmed']), {
      'POST shop/cart/add': () => answer(200, { lines: [], left: [] }, { 'X-Position': '1' }),
    });
    await click('다시 담기');
    await waitFor(() => expect(screen.getByLabelText('주소').textContent).toBe('/cart'));
    expect(sent('POST shop/cart/add')).toHaveLength(2);
  });
});
