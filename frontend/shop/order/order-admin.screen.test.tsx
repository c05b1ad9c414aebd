import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { orderAfter } from './order.fixture.tsx';
import { OrderAdminScreen } from './order-admin.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('an order', () => {
  const open = (types: readonly OrderEvent['type'][], more: Replies = {}, payment: object | null = null) =>
    openAt(
      '/adm/order/o1',
      <Routes>
        <Route path="/adm/order/:id" element={<OrderAdminScreen />} />
      </Routes>,
      { 'GET adm/order': () => answer(200, { ...orderAfter(types, 'admin'), payment }), ...more },
      10,
    );
  const { id } = orderAfter([]);
  const delivered: readonly OrderEvent['type'][] = ['OrderPaid', 'OrderPrepared', 'OrderShipped', 'OrderDelivered'];
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

  it.each([
    [['OrderPaid'], ['배송 준비', '주문 취소']],
    [
      ['OrderPaid', 'OrderPrepared'],
      ['발송', '주문 취소'],
    ],
    [['OrderPaid', 'OrderPrepared', 'OrderShipped'], ['배송 완료']],
    [
      [...delivered, 'OrderReturnRequested'],
      ['반품 받기', '반품 거절'],
    ],
    [
      [...delivered, 'OrderExchangeRequested'],
      ['교환 마치기', '교환 대신 환불', '교환 거절'],
    ],
  ] as const)('after %j offers the steps of the table', async (types, offered) => {
    open(types);
    expect(
      within(await screen.findByRole('region', { name: '주문 상태' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(offered);
  });

  it('that was paid or delivered long ago offers nothing', async () => {
    open([...delivered, 'OrderConfirmed']);
    expect(within(await screen.findByRole('region', { name: '주문 상태' })).queryAllByRole('button')).toEqual([]);
  });

  it('is prepared once that was asked', async () => {
    const { sent } = open(['OrderPaid'], { 'PUT adm/order/step': () => answer(200, {}) });
    await press('배송 준비');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '배송 준비' }));
    await screen.findByText('배송 준비를 시작했어요.');
    expect(sent('PUT adm/order/step')).toEqual([{ id, step: 'prepare' }]);
  });

  it('is sent by a carrier, under a number', async () => {
    const { sent } = open(['OrderPaid', 'OrderPrepared'], { 'PUT adm/order/ship': () => answer(200, {}) });
    await press('발송');
    const dialog = await screen.findByRole('dialog', { name: '어떻게 보냈나요?' });
    fireEvent.change(within(dialog).getByLabelText('택배사'), { target: { value: 'CJ대한통운' } });
    fireEvent.change(within(dialog).getByLabelText(/송장 번호/), { target: { value: ' 6012 ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '발송' }));
    await screen.findByText('보낸 것으로 적었어요.');
    expect(sent('PUT adm/order/ship')).toEqual([{ id, courier: 'CJ대한통운', tracking: '6012' }]);
  });

  it('is cancelled in part, for what is gone', async () => {
    const { sent } = open(['OrderPaid', 'OrderPrepared'], { 'PUT adm/order/cancel': () => answer(200, {}) });
    await press('주문 취소');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /두꺼운 코튼 명함/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: '주문 취소' }));
    await screen.findByText('취소했어요.');
    expect(sent('PUT adm/order/cancel')).toEqual([{ id, parts: [{ no: 2, quantity: 1 }], reason: 'outOfStock' }]);
  });

  it('says what is asked back, and what accepting it gives back; the goods go into stock', async () => {
    const { sent } = open([...delivered, 'OrderReturnRequested'], { 'PUT adm/order/return': () => answer(200, {}) });
    await screen.findByText('반품 신청: 두꺼운 코튼 명함 2개, 구조 도면 읽기 1개 (단순 변심)');
    await press('반품 받기');
    const dialog = await screen.findByRole('dialog', { name: '반품을 받고 환불할까요?' });
    expect(dialog.textContent).toContain('97,700원');
    fireEvent.click(within(dialog).getByRole('button', { name: '환불하기' }));
    await screen.findByText('반품을 받았어요.');
    expect(sent('PUT adm/order/return')).toEqual([{ id, back_to: 'stock' }]);
  });

  it('is exchanged out of stock; what was defective is written off if nobody says otherwise', async () => {
    const { sent } = open([...delivered, 'OrderExchangeRequested'], {
      'PUT adm/order/exchange': () => answer(200, {}),
    });
    await press('교환 마치기');
    const dialog = await screen.findByRole('dialog', { name: '새 상품을 보낼까요?' });
    expect(dialog.textContent).toContain('두꺼운 코튼 명함 2개, 구조 도면 읽기 1개를 재고에서 빼고');
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /폐기해요/ }).checked).toBe(true);
    fireEvent.click(within(dialog).getByRole('radio', { name: /재고에 더해요/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: '교환 마치기' }));
    await screen.findByText('교환을 마쳤어요.');
    expect(sent('PUT adm/order/exchange')).toEqual([{ id, back_to: 'stock' }]);
  });

  it('that cannot be exchanged says of what there is not enough, and is paid back instead', async () => {
    const message = '바꿔 보낼 재고가 모자라요.';
    const refused = answer(409, {
      status: 409,
      code: 'no_replacement',
      message,
      errors: [{ path: 'lines.1', message: '구조 도면 읽기 (종이책) 재고가 부족해요.' }],
    });
    const { sent } = open([...delivered, 'OrderExchangeRequested'], {
      'PUT adm/order/exchange': () => refused,
      'PUT adm/order/return': () => answer(200, {}),
    });
    await press('교환 마치기');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '교환 마치기' }));
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain(
      '구조 도면 읽기 (종이책) 재고가 부족해요.',
    );
    await screen.findByText(message);
    fireEvent.click(screen.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('교환 대신 환불');
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: '교환 대신 환불할까요?' })).getByRole('button', {
        name: '환불하기',
      }),
    );
    await screen.findByText('교환 대신 환불했어요.');
    expect(sent('PUT adm/order/return')).toEqual([{ id, back_to: 'writeOff' }]);
  });

  it('says what became of goods that came back', async () => {
    open([...delivered, 'OrderExchangeRequested', 'OrderExchanged']);
    expect((await screen.findByRole('list', { name: '주문 기록' })).textContent).toContain(
      '교환을 마쳤어요 (두꺼운 코튼 명함 2개, 구조 도면 읽기 1개 · 돌아온 상품은 폐기)',
    );
  });

  it('of which the money came into a virtual account says whom to ask for an account', async () => {
    const stuck = {
      stuck: true,
      attempts: [],
      refunds: [{ refundId: 'r', key: 'k', amount: 97_700, reason: 'outOfStock', outcome: 'refused' }],
    };
    const shown = { ...orderAfter(['OrderPaid', 'OrderCancelled'], 'admin', { method: '가상계좌' }), payment: stuck };
    open([], { 'GET adm/order': () => answer(200, shown) });
    await screen.findByText(/구매자\(010-1234-5678\)에게 계좌를 물어 직접 보낸 뒤/);
  });

  it('shows money that takes a person, who says when it was given back', async () => {
    const refund = { refundId: 'r', key: 'k', amount: 34_850, reason: 'wrongChoice', outcome: 'refused' };
    const { sent } = open(
      ['OrderPaid', 'OrderPartCancelled'],
      { 'PUT adm/order/refund': () => answer(200, {}) },
      {
        stuck: true,
        attempts: [{ key: 'k', status: 'paid', amount: 97_700, cancelled: 0, method: '카드', code: '' }],
        refunds: [refund],
      },
    );
    await screen.findByText(/결제사가 환불을 거절했어요/);
    expect(screen.getByRole('list', { name: '결제와 환불' }).textContent).toContain(
      '환불 · 상품이나 옵션을 잘못 골랐어요34,850원',
    );
    await press('직접 돌려줬어요');
    await press('돌려줬어요');
    await screen.findByText('돌려준 것으로 적었어요.');
    expect(sent('PUT adm/order/refund')).toEqual([{ id, refund_id: 'r' }]);
  });
});
