import type { Quote, QuotedLine } from '@maru/contracts/shop/order/order.quote';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, stubServer, user } from '../../../kernel/api/call.fixture.ts';
import { sessionEnded, sessionStarted } from '../../../kernel/session/session.slice.ts';
import { createStore } from '../../../kernel/store/store.ts';
import { MaruTheme } from '../../../design/theme-provider.tsx';
import { pendingPayment } from '../../payment/pending.fixture.ts';
import { forgetPending, keepPending, pendingOf } from '../../payment/pending-payment.public.ts';
import { beginCheckout, endCheckout } from '../../cart/checkout-draft.public.ts';
import { CheckoutScreen } from './checkout.screen.tsx';

const choice = { item_id: '01900000-0000-7000-8000-0000000000f1', option_id: 1, quantity: 1 };
const line: QuotedLine = {
  ...choice,
  name: '코튼 명함',
  option: '100장',
  image: null,
  unit_price: 20_000,
  base_price: 20_000,
  amount: 20_000,
  available: 5,
  kind: 'goods',
  tax: 'taxed',
  problem: null,
};
const quoteOf = (part: Partial<QuotedLine> = {}, more: Partial<Quote> = {}): Quote => {
  const goods = part.amount ?? 20_000;
  const shipping = part.kind === 'licence' ? 0 : 3_000;
  return {
    lines: [{ ...line, ...part }],
    sent: part.kind !== 'licence',
    amounts: { goods, shipping, discount: 0, points: 0, total: goods + shipping, tax_free: 0 },
    to_free_shipping: null,
    coupon: null,
    points: null,
    ...more,
  };
};
const { placed } = pendingPayment();

type Replies = Readonly<Record<string, (body: unknown) => Response>>;
/** As a guest, or as somebody who is logged in; what was sent is kept by call. */
const open = (replies: Replies, guest = true) => {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = new URL(request.url).pathname.slice('/api/'.length);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    sent.push([call, body]);
    return replies[call]?.(body) ?? problem(404, 'not_found', call);
  });
  const store = createStore();
  store.dispatch(guest ? sessionEnded() : sessionStarted({ accessToken: 't', user }));
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter initialEntries={['/checkout']}>
          <Routes>
            <Route path="/checkout" element={<CheckoutScreen />} />
            <Route path="/fail" element={<h1>결제하지 못했어요</h1>} />
          </Routes>
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return { sent: (call: string) => sent.filter(([name]) => name === call).map(([, body]) => body) };
};
const fillIn = async () => {
  for (const [label, text] of [
    ['이름', '김하늘'],
    ['휴대폰 번호', '01012345678'],
    ['이메일', 'haneul@example.com'],
    ['우편번호', '06236'],
    ['주소', '서울 강남구 테헤란로 1'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
  await userEvent.click(screen.getByRole('checkbox'));
};
const payButton = (sum: string) => screen.findByRole<HTMLButtonElement>('button', { name: `${sum} 결제하기` });
const pay = async (sum: string) => {
  const button = await payButton(sum);
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};
let assign: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  beginCheckout([choice]);
});
afterEach(() => {
  endCheckout();
  forgetPending();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the form of an order', () => {
  it('says what is missing, beside the fields', async () => {
    const { sent } = open({ 'shop/cart/quote': () => answer(200, quoteOf()) });
    await pay('23,000원');
    for (const text of ['이름을 입력해 주세요.', '우편번호 5자리를 입력해 주세요.', '동의해야 주문할 수 있어요.'])
      await screen.findByText(text);
    expect(sent('shop/order/place')).toEqual([]);
  });

  it('is placed with what was shown, and leaves for the payment window', async () => {
    const { sent } = open({
      'shop/cart/quote': () => answer(200, quoteOf()),
      'shop/order/place': () => answer(200, placed),
    });
    await fillIn();
    await pay('23,000원');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('/api/sandbox/pay?')));
    expect(sent('shop/order/place')).toEqual([
      {
        lines: [choice],
        recipient: {
          recipient: '김하늘',
          phone: '01012345678',
          email: 'haneul@example.com',
          postcode: '06236',
          address: '서울 강남구 테헤란로 1',
          detail: '',
          note: '',
        },
        points: 0,
        expected_total: 23_000,
        agreed: true,
      },
    ]);
    expect(pendingOf(null)).toMatchObject({ placed, lines: [choice], buyer: { name: '김하늘', phone: '01012345678' } });
    expect(sent('shop/cart/quote').at(-1)).toEqual({ lines: [choice], postcode: '06236' });
  });

  it('says what it costs now when that has changed', async () => {
    let price = 20_000;
    open({
      'shop/cart/quote': () => answer(200, quoteOf({ amount: price })),
      'shop/order/place': () => {
        price = 30_000;
        return problem(409, 'price_changed', '그 사이 금액이 바뀌었어요.');
      },
    });
    await fillIn();
    await pay('23,000원');
    await screen.findByText(/23,000원에서 33,000원으로 바뀌었어요/);
    await payButton('33,000원');
    expect(assign).not.toHaveBeenCalled();
  });

  it('shows a refusal beside its field', async () => {
    const refusal = {
      status: 400,
      code: 'invalid_input',
      message: '다시 확인해 주세요.',
      errors: [{ path: 'recipient.phone', message: '없는 번호예요.' }],
    };
    open({ 'shop/cart/quote': () => answer(200, quoteOf()), 'shop/order/place': () => answer(400, refusal) });
    await fillIn();
    await pay('23,000원');
    expect((await screen.findAllByText('없는 번호예요.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('휴대폰 번호').getAttribute('aria-invalid')).toBe('true');
  });

  it('places nothing that cannot be had', async () => {
    open({ 'shop/cart/quote': () => answer(200, quoteOf({ problem: 'soldOut', amount: 0 })) });
    await screen.findByText(/지금 살 수 없는 상품이 있어요/);
    expect((await payButton('3,000원')).disabled).toBe(true);
  });

  it('asks a guest who wants a licence to log in', async () => {
    open({ 'shop/cart/quote': () => answer(200, quoteOf({ kind: 'licence' })) });
    expect((await screen.findByRole('link', { name: '로그인' })).getAttribute('href')).toBe(
      '/login?returnUrl=%2Fcheckout',
    );
    expect((await payButton('20,000원')).disabled).toBe(true);
    expect(screen.queryByLabelText('우편번호')).toBeNull();
  });
});

describe('somebody who is known', () => {
  const account = {
    'auth/my': () => answer(200, { ...user, email: 'sky@example.com', phone: '01099998888' }),
    'shop/cart/quote': () => answer(200, quoteOf({}, { points: { balance: 0, usable: 0 } })),
  };

  it('begins with the account where nothing was ordered yet', async () => {
    open({ ...account, 'shop/order/list': () => answer(200, { list: [], total: 0 }) }, false);
    const shown = await Promise.all(
      ['이름', '휴대폰 번호', '이메일', '우편번호'].map((label) => screen.findByLabelText<HTMLInputElement>(label)),
    );
    expect(shown.map(({ value }) => value)).toEqual(['김하늘', '010-9999-8888', 'sky@example.com', '']);
  });

  it('begins with where the last order went', async () => {
    const last = {
      recipient: '이봄',
      phone: '01011112222',
      postcode: '48058',
      address: '부산 해운대구 센텀로 1',
      detail: '3층',
      note: '경비실에 맡겨 주세요.',
    };
    open(
      {
        ...account,
        'shop/order/list': () => answer(200, { list: [{ id: 'o1' }], total: 1 }),
        'shop/order': () => answer(200, last),
      },
      false,
    );
    const shown = await Promise.all(
      ['이름', '휴대폰 번호', '이메일', '우편번호', '상세 주소 (선택)'].map((label) =>
        screen.findByLabelText<HTMLInputElement>(label),
      ),
    );
    expect(shown.map(({ value }) => value)).toEqual(['이봄', '010-1111-2222', 'sky@example.com', '48058', '3층']);
  });
});

it('an order that waits for its payment comes first', async () => {
  keepPending(pendingPayment());
  const server = stubServer([answer(200, {}), answer(200, quoteOf())]);
  const store = createStore();
  store.dispatch(sessionEnded());
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter>
          <CheckoutScreen />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  await screen.findByText('결제를 기다리는 주문이 있어요');
  await userEvent.click(screen.getByRole('button', { name: '주문 내용 수정' }));
  await screen.findByLabelText('우편번호');
  expect(new URL(server.requests[0]?.url ?? '').pathname).toBe('/api/shop/order/guest/cancel');
});

it('without anything chosen leads to the cart', async () => {
  endCheckout();
  open({});
  expect((await screen.findByRole('link', { name: '장바구니 보기' })).getAttribute('href')).toBe('/cart');
});
