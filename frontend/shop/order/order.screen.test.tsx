import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { fireEvent, screen, within } from '@testing-library/react';
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
const buttons = async () =>
  within(await screen.findByRole('region', { name: '주문 상태' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sent: readonly OrderEvent['type'][] = ['OrderPaid', 'OrderPrepared', 'OrderShipped'];
const delivered: readonly OrderEvent['type'][] = [...sent, 'OrderDelivered'];

describe('an order', () => {
  it.each([
    [[], '결제를 기다리고 있어요', ['97,700원 결제하기', '주문 취소', '다시 담기']],
    [['OrderDepositAwaited'], '입금을 기다리고 있어요', ['계좌번호 복사', '주문 취소', '다시 담기']],
    [['OrderPaid'], '결제를 확인했어요', ['주문 취소', '다시 담기']],
    [['OrderPaid', 'OrderPrepared'], '상품을 준비하고 있어요', ['취소 요청', '다시 담기']],
    [sent, '상품이 가고 있어요', ['반품 신청', '교환 신청', '다시 담기']],
    [delivered, '잘 도착했어요', ['구매 확정', '반품 신청', '교환 신청', '다시 담기']],
    [[...delivered, 'OrderConfirmed'], '구매를 확정했어요', ['반품 신청', '교환 신청', '다시 담기']],
    [[...delivered, 'ClaimOpened'], '반품을 신청했어요', ['다시 담기']],
    [[...delivered, 'ClaimOpened', 'ClaimRefunded'], '반품을 마쳤어요', ['다시 담기']],
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

  it('names the discount that came by itself, beside the coupon', async () => {
    const { lines } = orderAfter([]);
    open(
      orderAfter(['OrderPaid'], 'buyer', {
        amounts: { goods: 97_700, shipping: 0, discount: 5_000, points: 0, total: 92_700, tax_free: 28_000 },
        lines: lines.map((line) => (line.no === 1 ? { ...line, deductions: { automatic: 3_000, points: 0 } } : line)),
        automatic: '명함 주간',
        coupon: 'FIRST',
      }),
    );
    const nextTo = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
    expect(await nextTo('명함 주간')).toBe('-3,000원');
    expect(await nextTo('쿠폰 할인')).toBe('-2,000원');
  });

  it('says where the money is to be sent', async () => {
    open(orderAfter(['OrderDepositAwaited']));
    await screen.findByText('56211234567890');
    expect(screen.getByRole('button', { name: '계좌번호 복사' })).toBeTruthy();
  });

  it('shows the key of a licence once its buyer has asked for it, and says what that means', async () => {
    const paid = orderAfter(['OrderPaid']);
    const order = {
      ...paid,
      actions: ['showLicence'],
      lines: paid.lines.slice(0, 1).map((line) => ({ ...line, kind: 'licence', quantity: 1, consented: true })),
    };
    const hidden = { id: 'l', no: 1, name: '애드인', option: '1년', key: null, status: 'active' };
    const keys = [hidden, { ...hidden, key: '7K2M-QX4D-9TRA-0BW3' }];
    const { sent: calls } = open(order, {
      'GET shop/licence/list': () => answer(200, { list: [keys.length > 1 ? keys.shift() : keys[0]] }),
      'POST shop/order/licence/show': () => answer(200, {}),
    });
    await click('키 보기');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('키를 확인한 뒤에는 단순 변심으로 취소할 수 없어요.');
    fireEvent.click(within(question).getByRole('button', { name: '키 보기' }));
    await screen.findByText('7K2M-QX4D-9TRA-0BW3');
    expect(calls('POST shop/order/licence/show')).toEqual([{ id: 'o1', line: 1 }]);
  });

  it('shows what was refused, why, and what came of a claim', async () => {
    open(orderAfter([...delivered, 'ClaimOpened', 'ClaimDeclined']));
    const claim = await screen.findByRole('region', { name: '반품 신청' });
    expect(claim.textContent).toContain('반품 거절');
    expect(claim.textContent).toContain('사용했거나 훼손된 상품이에요.');
  });

  it('of somebody else is not there', async () => {
    open({}, { 'GET shop/order': () => problem(404, 'order_not_found', '주문을 찾을 수 없어요.') });
    await screen.findByText('주문을 찾을 수 없어요');
  });
});
