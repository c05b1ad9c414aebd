import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, stubServer } from '../../../kernel/api/call.fixture.ts';
import { sessionEnded } from '../../../kernel/session/session.slice.ts';
import { createStore } from '../../../kernel/store/store.ts';
import { MaruTheme } from '../../../design/theme-provider.tsx';
import { pendingPayment } from '../../payment/pending.fixture.ts';
import { forgetPending, keepPending, pendingOf } from '../../payment/pending-payment.public.ts';
import { beginCheckout, endCheckout } from '../../cart/checkout-draft.public.ts';
import { CheckoutScreen } from './checkout.screen.tsx';
import { choice, fillIn, openCheckout, pay, payButton, placed, quoteOf } from './checkout.fixture.tsx';

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
    const { sent } = openCheckout({ 'shop/cart/quote': () => answer(200, quoteOf()) });
    await pay('23,000원');
    for (const text of ['이름을 입력해 주세요.', '우편번호 5자리를 입력해 주세요.', '동의해야 주문할 수 있어요.'])
      await screen.findByText(text);
    expect(sent('shop/order/place')).toEqual([]);
  });

  it('is placed with what was shown, and leaves for the payment window', async () => {
    const { sent } = openCheckout({
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
        pickup: false,
        expected_total: 23_000,
        method: 'CARD',
        agreed: true,
        consents: [],
      },
    ]);
    expect(pendingOf(null)).toMatchObject({ placed, lines: [choice], buyer: { name: '김하늘', phone: '01012345678' } });
    expect(sent('shop/cart/quote').at(-1)).toEqual({ lines: [choice], postcode: '06236' });
  });

  it('says what it costs now when that has changed', async () => {
    let price = 20_000;
    openCheckout({
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
    openCheckout({ 'shop/cart/quote': () => answer(200, quoteOf()), 'shop/order/place': () => answer(400, refusal) });
    await fillIn();
    await pay('23,000원');
    expect((await screen.findAllByText('없는 번호예요.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('휴대폰 번호').getAttribute('aria-invalid')).toBe('true');
  });

  it('places nothing that cannot be had', async () => {
    openCheckout({ 'shop/cart/quote': () => answer(200, quoteOf({ problem: 'soldOut', amount: 0 })) });
    await screen.findByText(/지금 살 수 없는 상품이 있어요/);
    expect((await payButton('3,000원')).disabled).toBe(true);
  });

  it('asks a guest who wants a licence to log in', async () => {
    openCheckout({ 'shop/cart/quote': () => answer(200, quoteOf({ kind: 'licence' })) });
    expect((await screen.findByRole('link', { name: '로그인' })).getAttribute('href')).toBe(
      '/login?returnUrl=%2Fcheckout',
    );
    expect((await payButton('20,000원')).disabled).toBe(true);
    expect(screen.queryByLabelText('우편번호')).toBeNull();
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

it('an order of something else that waits hides nothing, and can still be paid or given up', async () => {
  keepPending(pendingPayment({ lines: [{ ...choice, item_id: '01900000-0000-7000-8000-0000000000f2' }] }));
  openCheckout({ 'shop/cart/quote': () => answer(200, quoteOf()) });
  await payButton('23,000원');
  await userEvent.click(screen.getByRole('button', { name: '주문 보기' }));
  await screen.findByRole('button', { name: '23,000원 다시 결제하기' });
  await userEvent.click(screen.getByRole('button', { name: '새 주문으로 돌아가기' }));
  await payButton('23,000원');
});

it('without anything chosen leads to the cart', async () => {
  endCheckout();
  openCheckout({});
  expect((await screen.findByRole('link', { name: '장바구니 보기' })).getAttribute('href')).toBe('/cart');
});

describe('what cannot be given back without a reason', () => {
  const licence = quoteOf({ kind: 'licence', name: '도면 검토 애드인' }, { points: { balance: 0, usable: 0 } });
  const open = (place: () => Response) =>
    openCheckout(
      { 'shop/cart/quote': () => answer(200, licence), 'shop/order/place': place, 'auth/my': () => answer(200, {}) },
      false,
    );
  const fillInForLicence = async () => {
    for (const [label, text] of [
      ['이름', '김하늘'],
      ['휴대폰 번호', '01012345678'],
      ['이메일', 'haneul@example.com'],
    ] as const) {
      const field = await screen.findByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    await userEvent.click(screen.getByRole('checkbox', { name: /구매 조건/ }));
  };

  it('is agreed to in a box of its own, which nobody has ticked before', async () => {
    const { sent } = open(() => answer(200, placed));
    await fillInForLicence();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /라이선스 키를 열어 보면/ });
    expect(box.checked).toBe(false);
    await pay('20,000원');
    await screen.findByText('동의해야 주문할 수 있어요.');
    expect(sent('shop/order/place')).toEqual([]);
    await userEvent.click(box);
    await pay('20,000원');
    await waitFor(() =>
      expect(sent('shop/order/place')).toMatchObject([{ consents: [{ which: 'licence', version: 1 }] }]),
    );
  });
});
