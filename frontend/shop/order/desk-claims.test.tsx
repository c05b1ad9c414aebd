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

  const choose = (dialog: HTMLElement, name: RegExp) => fireEvent.click(within(dialog).getByRole('checkbox', { name }));

  it('has claims that are fetched, arrive, and are paid back less a fee that can be changed', async () => {
    const { sent: calls } = open([...delivered, 'ClaimOpened'], {
      'PUT adm/order/claim/collect': () => answer(200, {}),
      'PUT adm/order/claim/arrive': () => answer(200, {}),
      'PUT adm/order/claim/refund': () => answer(200, {}),
    });
    await press('수거 보내기');
    const collecting = await screen.findByRole('dialog');
    fireEvent.change(within(collecting).getByLabelText(/송장 번호/), { target: { value: '88' } });
    fireEvent.click(within(collecting).getByRole('button', { name: '수거 보내기' }));
    await screen.findByText('수거를 보냈어요.');
    await press('도착 확인');
    await screen.findByText('도착을 확인했어요.');
    await press('환불하기');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('뺄 반품 배송비'), { target: { value: '2700' } });
    expect(dialog.textContent).toContain('돌려줄 금액95,000원');
    expect(dialog.textContent).toContain('부가세');
    fireEvent.click(within(dialog).getByRole('radio', { name: /폐기해요/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: '환불하기' }));
    await screen.findByText('환불했어요.');
    expect(calls('PUT adm/order/claim/refund')).toEqual([{ id, claim: 1, back_to: 'writeOff', fee: 2_700 }]);
    expect(calls('PUT adm/order/claim/collect')).toEqual([{ id, claim: 1, courier: '우체국택배', tracking: '88' }]);
  });

  it('says until when money has to be back, and that the day is over', async () => {
    open([...delivered, 'ClaimOpened', 'ClaimArrived']);
    expect(await screen.findByText(/^기한이 지났어요: 2026년 1월 6일.*까지 환불해야 해요\.$/)).toBeTruthy();
  });

  it('has claims that are declined for a reason the buyer reads', async () => {
    const { sent: calls } = open([...delivered, 'ClaimOpened'], {
      'PUT adm/order/claim/decline': () => answer(200, {}),
    });
    await press('거절');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: '거절' }).hasAttribute('disabled')).toBe(true);
    fireEvent.change(within(dialog).getByLabelText(/거절하는 이유/), { target: { value: 'used' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '거절' }));
    await screen.findByText('반품 신청을 거절했어요.');
    expect(calls('PUT adm/order/claim/decline')).toEqual([{ id, claim: 1, answer: 'used' }]);
  });

  it('that cannot be exchanged says of what there is not enough', async () => {
    const asked = orderAfter([...delivered, 'ClaimOpened'], 'admin');
    const claims = asked.claims.map((claim) => ({ ...claim, kind: 'exchange', actions: ['replace', 'refundClaim'] }));
    open([], {
      'GET adm/order': () => answer(200, { ...asked, claims, payment: null, surcharges: [] }),
      'PUT adm/order/claim/replace': () =>
        answer(409, {
          status: 409,
          code: 'no_replacement',
          message: '바꿔 보낼 재고가 모자라요.',
          errors: [{ path: 'lines.1', message: '구조 도면 읽기 (종이책) 재고가 부족해요.' }],
        }),
    });
    await press('새 상품 보내기');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '새 상품 보내기' }));
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain(
      '구조 도면 읽기 (종이책) 재고가 부족해요.',
    );
  });

  it('takes in what came with another claim, so that sending back is paid for once', async () => {
    const asked = orderAfter([...delivered, 'ClaimOpened'], 'admin');
    const [first] = asked.claims;
    const claims = [
      { ...first, actions: [] },
      { ...first, no: 2, actions: ['arrive'] },
    ];
    const { sent: calls } = open([], {
      'GET adm/order': () => answer(200, { ...asked, claims, payment: null, surcharges: [] }),
      'PUT adm/order/claim/arrive': () => answer(200, {}),
    });
    await press('도착 확인');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: '반품 신청 1번과 함께 왔어요.' }));
    fireEvent.click(within(dialog).getByRole('button', { name: '도착 확인' }));
    await screen.findByText('도착을 확인했어요.');
    expect(calls('PUT adm/order/claim/arrive')).toEqual([{ id, claim: 2, together: 1 }]);
  });

  it('is sent back for the buyer at any time', async () => {
    const { sent: calls } = open(delivered, { 'PUT adm/order/claim': () => answer(200, {}) });
    await press('반품 접수');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('이유'), { target: { value: 'defective' } });
    choose(dialog, /구조 도면 읽기/);
    fireEvent.click(within(dialog).getByRole('button', { name: '반품 신청' }));
    await screen.findByText('반품을 신청했어요.');
    expect(calls('PUT adm/order/claim')).toEqual([
      { id, kind: 'return', parts: [{ no: 2, quantity: 1, parcel: 1 }], reason: 'defective' },
    ]);
  });
});
