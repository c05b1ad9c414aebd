import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { orderAfter } from './order.fixture.tsx';
import { OrderScreen } from './order.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (order: object, more: Replies = {}) =>
  openAt(
    '/my/order/o1',
    <Routes>
      <Route path="/my/order/:id" element={<OrderScreen />} />
      <Route path="/cart" element={null} />
    </Routes>,
    { 'GET shop/order': () => answer(200, order), ...more },
  );
const buttons = async () =>
  within(await screen.findByRole('region', { name: '주문 상태' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const delivered: readonly OrderEvent['type'][] = ['OrderPaid', 'OrderPrepared', 'OrderShipped', 'OrderDelivered'];

describe('an order', () => {
  it.each([
    [[], '결제를 기다리고 있어요', ['97,700원 결제하기', '주문 취소', '다시 담기']],
    [['OrderDepositAwaited'], '입금을 기다리고 있어요', ['계좌번호 복사', '주문 취소', '다시 담기']],
    [['OrderPaid'], '결제를 확인했어요', ['주문 취소', '다시 담기']],
    [['OrderPaid', 'OrderPrepared'], '상품을 준비하고 있어요', ['다시 담기']],
    [delivered, '잘 도착했어요', ['구매 확정', '반품 신청', '교환 신청', '다시 담기']],
    [[...delivered, 'OrderConfirmed'], '구매를 확정했어요', ['다시 담기']],
  ] as const)('after %j says where it stands and offers no more than can be done', async (events, title, offered) => {
    open(orderAfter(events));
    await screen.findByRole('heading', { name: title });
    expect(await buttons()).toEqual(offered);
  });

  it('shows how far it is, what it cost, who gets it and where the parcel is', async () => {
    open(
      orderAfter(['OrderPaid', 'OrderPrepared', 'OrderShipped'], 'buyer', {
        amounts: { goods: 97_700, shipping: 0, discount: 5_000, points: 700, total: 92_000, tax_free: 0 },
      }),
    );
    expect((await screen.findByRole('list', { name: '주문 진행' })).querySelector('[aria-current]')?.textContent).toBe(
      '배송중',
    );
    for (const text of [
      '-5,000원',
      '-700원',
      '92,000원',
      '010-1234-5678',
      '(06236) 서울 강남구 테헤란로 1 101호',
      '우체국택배 6012345678901',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: '배송 조회' }).getAttribute('href')).toContain('sid1=6012345678901');
    expect(screen.getByRole('link', { name: '영수증 보기' }).getAttribute('href')).toBe(
      'https://dashboard.tosspayments.com/receipt',
    );
  });

  it('says where the money is to be sent', async () => {
    open(orderAfter(['OrderDepositAwaited']));
    await screen.findByText('56211234567890');
    expect(screen.getByRole('button', { name: '계좌번호 복사' })).toBeTruthy();
  });

  it('shows keys of licences that were paid', async () => {
    const paid = orderAfter(['OrderPaid', 'OrderDelivered']);
    const key = '7K2M-QX4D-9TRA-0BW3';
    open(
      { ...paid, lines: paid.lines.map((line) => ({ ...line, kind: 'licence' })) },
      {
        'GET shop/licence/list': () =>
          answer(200, { list: [{ id: 'l', name: '애드인', option: '1년', key, status: 'active' }] }),
      },
    );
    await screen.findByText(key);
    expect(screen.getByRole('heading', { name: '라이선스를 발급했어요' })).toBeTruthy();
  });

  it('of somebody else is not there', async () => {
    open({}, { 'GET shop/order': () => problem(404, 'order_not_found', '주문을 찾을 수 없어요.') });
    await screen.findByText('주문을 찾을 수 없어요');
  });
});

describe('a buyer', () => {
  it('cancels a part, and is told what comes back', async () => {
    const { sent } = open(orderAfter(['OrderPaid']), { 'POST shop/order/cancel': () => answer(200, {}) });
    await click('주문 취소');
    const dialog = await screen.findByRole('dialog', { name: '주문을 취소할까요?' });
    expect(dialog.textContent).toContain('돌려받을 금액 97,700원');
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /구조 도면 읽기/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: '줄이기' }));
    expect(dialog.textContent).toContain('돌려받을 금액 34,850원');
    fireEvent.change(within(dialog).getByLabelText('이유'), { target: { value: 'wrongChoice' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '주문 취소' }));
    await screen.findByText('취소했어요.');
    expect(sent('POST shop/order/cancel')).toEqual([
      { id: 'o1', parts: [{ no: 1, quantity: 1 }], reason: 'wrongChoice' },
    ]);
  });

  it('cancels all of it without naming parts, and nothing of nothing', async () => {
    const { sent } = open(orderAfter(['OrderPaid']), { 'POST shop/order/cancel': () => answer(200, {}) });
    await click('주문 취소');
    const dialog = await screen.findByRole('dialog');
    for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
    expect(within(dialog).getByRole('button', { name: '주문 취소' }).hasAttribute('disabled')).toBe(true);
    for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(within(dialog).getByRole('button', { name: '주문 취소' }));
    await waitFor(() => expect(sent('POST shop/order/cancel')).toEqual([{ id: 'o1', reason: 'changedMind' }]));
  });

  it('says where money is to go that came by a virtual account', async () => {
    const { sent } = open(orderAfter(delivered, 'buyer', { method: '가상계좌' }), {
      'POST shop/order/ask_back': () => answer(200, {}),
    });
    await click('반품 신청');
    const dialog = await screen.findByRole('dialog');
    const send = within(dialog).getByRole('button', { name: '반품 신청' });
    fireEvent.change(within(dialog).getByLabelText(/은행/), { target: { value: '88' } });
    fireEvent.change(within(dialog).getByLabelText(/예금주/), { target: { value: '김하늘' } });
    fireEvent.change(within(dialog).getByLabelText(/계좌번호/), { target: { value: '110-12' } });
    expect(send.hasAttribute('disabled')).toBe(true);
    fireEvent.change(within(dialog).getByLabelText(/계좌번호/), { target: { value: '110-123-456789' } });
    fireEvent.click(send);
    await screen.findByText('반품을 신청했어요.');
    expect(sent('POST shop/order/ask_back')).toEqual([
      {
        id: 'o1',
        wish: 'requestReturn',
        reason: 'changedMind',
        refund_account: { bank: '88', account: '110123456789', holder: '김하늘' },
      },
    ]);
  });

  it('keeps the dialog when it was refused', async () => {
    open(orderAfter(delivered), {
      'POST shop/order/ask_back': () => problem(409, 'order_step_refused', '지금은 할 수 없어요.'),
    });
    await click('교환 신청');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '교환 신청' }));
    await screen.findByText('지금은 할 수 없어요.');
    expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
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
