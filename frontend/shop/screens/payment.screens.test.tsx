import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, stubServer, user } from '../../kernel/api/call.fixture.ts';
import { sessionEnded, sessionStarted } from '../../kernel/session/session.slice.ts';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { storedLines, storeLines } from '../cart/stored-cart.ts';
import { keptGuestNumber } from '../order/guest-number.public.ts';
import { FailScreen } from './fail.screen.tsx';
import { pendingPayment } from '../payment/pending.fixture.ts';
import { forgetPending, keepPending, pendingOf } from '../payment/pending-payment.public.ts';
import { SuccessScreen } from './success.screen.tsx';

const pending = pendingPayment();
const { id, number, total } = pending.placed;
const success = `/success?paymentKey=key-1&orderId=${id}&amount=${total}`;
const confirmed = (status: string, deposit: object | null = null) =>
  answer(200, { status, id, number, claim: null, total, deposit });
const deposit = { bank: '신한은행', account: '56211234567890', due: '2026-01-02T15:00:00.000Z' };

const open = (path: string, replies: readonly (Response | Error)[], loggedIn = false) => {
  const server = stubServer(replies);
  const store = createStore();
  store.dispatch(loggedIn ? sessionStarted({ accessToken: 't', user }) : sessionEnded());
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/success" element={<SuccessScreen />} />
            <Route path="/fail" element={<FailScreen />} />
            <Route path="/cart" element={<h1>장바구니</h1>} />
          </Routes>
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return server;
};
/** What is asked for once it is paid. */
const noOrder = () => problem(404, 'order_not_found', '');
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const refused = () =>
  answer(409, {
    status: 409,
    code: 'payment_refused',
    message: '결제가 승인되지 않았어요.',
    errors: [{ path: 'paymentKey', message: '한도를 넘었어요.' }],
  });

beforeEach(() => {
  keepPending(pending);
  storeLines(pending.lines);
});
afterEach(() => {
  forgetPending();
  storeLines([]);
  vi.unstubAllGlobals();
});

describe('after the payment window', () => {
  it('says what was paid, and takes it out of the cart', async () => {
    const { requests } = open(success, [confirmed('paid'), noOrder()]);
    await title('주문이 완료됐어요');
    screen.getByText(`주문번호 ${number} · 23,000원 결제`);
    expect(await requests[0]?.json()).toEqual({ paymentKey: 'key-1', orderId: id, amount: String(total) });
    await waitFor(() => expect([storedLines(), pendingOf(null)]).toEqual([[], undefined]));
    expect(screen.getByRole('link', { name: '주문 내역 보기' }).getAttribute('href')).toBe(`/order?number=${number}`);
  });

  it('shows a guest what was ordered and where it goes, and keeps the number for the next look', async () => {
    const order = {
      lines: [{ name: '두꺼운 코튼 명함', option: '100장', quantity: 2 }],
      recipient: '김하늘',
      postcode: '06236',
      address: '서울 강남구 테헤란로 1',
      detail: '101호',
      email: 'haneul@example.com',
    };
    const { requests } = open(success, [confirmed('paid'), answer(200, order)]);
    await screen.findByText('두꺼운 코튼 명함 (100장) 2개');
    screen.getByText('김하늘 (06236) 서울 강남구 테헤란로 1 101호');
    screen.getByText('haneul@example.com (주문 내용을 보냈어요)');
    expect(await requests[1]?.json()).toEqual({ number, phone: pending.buyer.phone });
    expect(keptGuestNumber()).toBe(number);
  });

  it('shows the account that waits for a deposit', async () => {
    open(success, [confirmed('awaitingDeposit', deposit), noOrder()]);
    await title('입금을 기다리고 있어요');
    for (const text of ['신한은행', '56211234567890', '23,000원']) screen.getByText(text);
    expect(screen.queryByRole('link', { name: '연습 입금하기' })).toBeNull();
  });

  it('waits where the provider has not said yet', async () => {
    open(success, [confirmed('checking')]);
    await title('결제를 확인하고 있어요');
    await screen.findByText(/다시 결제하지 말고/);
    expect(storedLines()).toEqual(pending.lines);
  });

  it('says why a payment was refused, and keeps the cart and the order', async () => {
    open(success, [refused()]);
    await title('결제하지 못했어요');
    screen.getByText('한도를 넘었어요.');
    screen.getByRole('button', { name: '23,000원 다시 결제하기' });
    expect([storedLines(), pendingOf(null)?.placed.id]).toEqual([pending.lines, id]);
  });

  it('can be asked again when nobody answered', async () => {
    const { requests } = open(success, [problem(500, 'internal', '문제가 생겼어요.'), confirmed('paid'), noOrder()]);
    await title('아직 결제를 확인하지 못했어요');
    await userEvent.click(screen.getByRole('button', { name: '다시 확인하기' }));
    await title('주문이 완료됐어요');
    expect(requests.filter(({ url }) => url.endsWith('/payment/confirm'))).toHaveLength(2);
  });

  it('asks nothing about an address that carries no payment', async () => {
    const { requests } = open('/success?orderId=1', [confirmed('paid'), noOrder()]);
    await title('결제 정보가 없어요');
    expect(requests).toEqual([]);
  });
});

describe('a window that came to nothing', () => {
  it.each([
    ['code=PAY_PROCESS_CANCELED&message=x', '결제를 마치지 않았어요', '결제창이 닫혔어요.'],
    ['code=REJECT_CARD_PAYMENT&message=x', '결제하지 못했어요', '카드 한도나 잔액이 부족해요.'],
    [
      'code=SOMETHING_NEW&message=%3Cb%3E%EC%95%88%EB%8F%BC%EC%9A%94',
      '결제하지 못했어요',
      '다른 결제 수단으로 결제하거나',
    ],
    ['', '결제하지 못했어요', '결제가 되지 않았어요.'],
  ])('says in words why, and never a code of the provider: %s', async (query, name, text) => {
    open(`/fail?${query}`, []);
    await title(name);
    screen.getByText(new RegExp(text));
    screen.getByText(/주문번호/);
    expect(document.body.textContent).not.toMatch(/[A-Z]{3,}_|안돼요/);
  });

  it('gives the order up on the way back to the cart, and waits until its stock is free', async () => {
    const line = { ...pending.lines[0], problem: 'soldOut' };
    const { requests } = open('/fail?code=PAY_PROCESS_CANCELED', [
      answer(200, {}),
      answer(200, { lines: [line] }),
      answer(200, { lines: [{ ...line, problem: null }] }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: '장바구니로 돌아가기' }));
    await title('장바구니');
    expect(await requests[0]?.json()).toEqual({ number, phone: '01012345678', reason: 'changedMind' });
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/shop/order/guest/cancel',
      '/api/shop/cart/quote',
      '/api/shop/cart/quote',
    ]);
    expect([storedLines(), pendingOf(null)]).toEqual([pending.lines, undefined]);
  });

  it.each([
    ['/fail?code=PAY_PROCESS_CANCELED&orderId=other&number=260101-0000-00G', '결제를 마치지 않았어요'],
    ['/success?paymentKey=key-1&orderId=other&number=260101-0000-00G&amount=5000', '결제하지 못했어요'],
  ])('leads back to an order that was not placed in this tab: %s', async (path, name) => {
    open(path, [refused()]);
    await title(name);
    expect(screen.getByRole('link', { name: '주문으로 돌아가기' }).getAttribute('href')).toBe(
      '/order?number=260101-0000-00G',
    );
    screen.getByText(/주문번호: 260101-0000-00G/);
    expect([screen.queryByRole('button', { name: /다시 결제하기/ }), pendingOf(null)?.placed.id]).toEqual([null, id]);
  });

  it('leads whoever is logged in to the own order', async () => {
    open('/fail?code=USER_CANCEL&orderId=other', [], true);
    await title('결제를 마치지 않았어요');
    expect(screen.getByRole('link', { name: '주문으로 돌아가기' }).getAttribute('href')).toBe('/my/order/other');
  });

  it('leads to the cart when nothing is waiting', async () => {
    forgetPending();
    open('/fail', []);
    expect((await screen.findByRole('link', { name: '장바구니로 돌아가기' })).getAttribute('href')).toBe('/cart');
  });
});

describe('an order that waits for its payment', () => {
  it('is offered to whoever placed it, in time', () => {
    expect(pendingOf('somebody else')).toBeUndefined();
    expect(pendingOf(null, pending.placed.pay_until)).toBeUndefined();
    expect(pendingOf(null, pending.placed.pay_until - 1)).toEqual(pending);
  });
});
