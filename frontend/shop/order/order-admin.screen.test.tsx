import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { fireEvent, screen, within } from '@testing-library/react';
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
      { 'GET adm/order': () => answer(200, { ...orderAfter(types, 'admin'), payment, surcharges: [] }), ...more },
      10,
    );
  const { id } = orderAfter([]);
  const sent: readonly OrderEvent['type'][] = ['OrderPaid', 'OrderPrepared', 'OrderShipped'];
  const delivered: readonly OrderEvent['type'][] = [...sent, 'OrderDelivered'];
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

  const standing = async () =>
    within(await screen.findByRole('region', { name: '주문 상태' }))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  const choose = (dialog: HTMLElement, name: RegExp) => fireEvent.click(within(dialog).getByRole('checkbox', { name }));

  it.each([
    [['OrderPaid'], ['배송 준비', '주문 취소', '환불']],
    [
      ['OrderPaid', 'OrderPrepared'],
      ['발송', '주문 취소', '환불'],
    ],
    [sent, ['반품 접수', '교환 접수', '환불']],
    [
      [...delivered, 'OrderConfirmed'],
      ['반품 접수', '교환 접수', '환불'],
    ],
    [[...delivered, 'ClaimOpened', 'ClaimRefunded'], []],
  ] as const)('after %j offers the steps of the table', async (types, offered) => {
    open(types);
    expect(await standing()).toEqual(offered);
  });

  it.each([
    [['OrderPaid'], ['상품을 포장해 주세요.']],
    [[...delivered, 'ClaimOpened'], ['신청 1건에 답해 주세요.']],
    [[...sent, 'ParcelLost'], ['잃어버린 상자를 환불하거나 다시 보내 주세요.']],
  ] as const)('after %j says what is to be done', async (types, tasks) => {
    open(types);
    const list = await screen.findByRole('list', { name: '할 일' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(tasks);
  });

  it('is prepared in part', async () => {
    const { sent: calls } = open(['OrderPaid'], { 'PUT adm/order/prepare': () => answer(200, {}) });
    await press('배송 준비');
    const dialog = await screen.findByRole('dialog');
    choose(dialog, /구조 도면 읽기/);
    fireEvent.click(within(dialog).getByRole('button', { name: '배송 준비' }));
    await screen.findByText('배송 준비를 시작했어요.');
    expect(calls('PUT adm/order/prepare')).toEqual([{ id, parts: [{ no: 1, quantity: 2 }] }]);
  });

  it('is sent by a carrier, under a number, whole or a part of it', async () => {
    const { sent: calls } = open(['OrderPaid', 'OrderPrepared'], { 'PUT adm/order/ship': () => answer(200, {}) });
    await press('발송');
    const dialog = await screen.findByRole('dialog', { name: '어떻게 보냈나요?' });
    choose(dialog, /구조 도면 읽기/);
    fireEvent.change(within(dialog).getByLabelText('택배사'), { target: { value: 'CJ대한통운' } });
    fireEvent.change(within(dialog).getByLabelText(/송장 번호/), { target: { value: ' 6012 ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '발송' }));
    await screen.findByText('보낸 것으로 적었어요.');
    expect(calls('PUT adm/order/ship')).toEqual([
      { id, parts: [{ no: 1, quantity: 2 }], courier: 'CJ대한통운', tracking: '6012' },
    ]);
  });

  it('has parcels that are corrected, lost and found', async () => {
    const { sent: calls } = open(sent, {
      'PUT adm/order/parcel': () => answer(200, {}),
      'PUT adm/order/parcel/step': () => answer(200, {}),
    });
    await press('송장 고치기');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/송장 번호/), { target: { value: '777' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '고치기' }));
    await screen.findByText('송장 번호를 고쳤어요.');
    await press('분실');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '분실' }));
    await screen.findByText('분실로 적었어요.');
    expect(calls('PUT adm/order/parcel')).toEqual([{ id, parcel: 1, courier: '우체국택배', tracking: '777' }]);
    expect(calls('PUT adm/order/parcel/step')).toEqual([{ id, parcel: 1, step: 'lose' }]);
  });

  it('is cancelled in part, for what is gone', async () => {
    const { sent: calls } = open(['OrderPaid', 'OrderPrepared'], { 'PUT adm/order/cancel': () => answer(200, {}) });
    await press('주문 취소');
    const dialog = await screen.findByRole('dialog');
    choose(dialog, /두꺼운 코튼 명함/);
    fireEvent.click(within(dialog).getByRole('button', { name: '주문 취소' }));
    await screen.findByText('취소했어요.');
    expect(calls('PUT adm/order/cancel')).toEqual([{ id, parts: [{ no: 2, quantity: 1 }], reason: 'outOfStock' }]);
  });

  it('gives money back for what it is held for, with its part without VAT, and says what is left', async () => {
    const { sent: calls } = open([...delivered, 'OrderRefunded'], { 'PUT adm/order/refund': () => answer(200, {}) });
    await press('환불');
    const dialog = await screen.findByRole('dialog');
    const type = (label: RegExp, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    expect(dialog.textContent).toContain('64,700원까지');
    type(/두꺼운 코튼 명함 2개/, '64701');
    expect(dialog.textContent).toContain('돌려줄 수 있는 금액을 다시 확인해 주세요.');
    type(/두꺼운 코튼 명함 2개/, '8800');
    type(/구조 도면 읽기 1개/, '1200');
    expect(dialog.textContent).toContain('면세1,200원공급가액8,000원부가세800원돌려줄 금액10,000원');
    expect(within(dialog).getByRole('status').textContent).toContain(
      '구조 도면 읽기 1개26,800원환불하고 남는 금액82,700원',
    );
    fireEvent.click(within(dialog).getByRole('button', { name: '환불하기' }));
    await screen.findByText('환불했어요.');
    const goods = [
      { no: 1, refund: 8_800 },
      { no: 2, refund: 1_200 },
    ];
    expect(calls('PUT adm/order/refund')).toEqual([{ id, goods, reason: 'defective' }]);
    expect(screen.getByRole('list', { name: '주문 기록' }).textContent).toContain('두꺼운 코튼 명함 · 100장 5,000원');
  });

  it('says what became of goods that came back', async () => {
    open([...delivered, 'ClaimOpened', 'ClaimReplaced']);
    expect((await screen.findByRole('list', { name: '주문 기록' })).textContent).toContain('돌아온 상품은 폐기');
  });

  it('of which the money came into a virtual account says whose account it waits for', async () => {
    const waiting = {
      stuck: false,
      attempts: [],
      refunds: [{ refundId: 'r', key: 'k', amount: 97_700, reason: 'outOfStock', outcome: 'awaitsAccount' }],
    };
    const shown = {
      ...orderAfter(['OrderPaid', 'OrderCancelled'], 'admin', { method: '가상계좌' }),
      payment: waiting,
      surcharges: [],
    };
    open([], { 'GET adm/order': () => answer(200, shown) });
    await screen.findByText(/환불 계좌를 기다려요. 구매자\(010-1234-5678\)가 주문 화면에서/);
  });

  it('shows money that takes a person, who says when it was given back', async () => {
    const refund = { refundId: 'r', key: 'k', amount: 34_850, reason: 'wrongChoice', outcome: 'refused' };
    const { sent: calls } = open(
      ['OrderPaid', 'OrderPartCancelled'],
      { 'PUT adm/order/refund/settle': () => answer(200, {}) },
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
    expect(calls('PUT adm/order/refund/settle')).toEqual([{ id, refund_id: 'r' }]);
  });
});
