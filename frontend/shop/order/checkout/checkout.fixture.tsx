import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import type { Quote, QuotedLine } from '@maru/contracts/shop/order/order.quote';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { problem, user } from '../../../kernel/api/call.fixture.ts';
import { sessionEnded, sessionStarted } from '../../../kernel/session/session.slice.ts';
import { createStore } from '../../../kernel/store/store.ts';
import { MaruTheme } from '../../../design/theme-provider.tsx';
import { pendingPayment } from '../../payment/pending.fixture.ts';
import { CheckoutScreen } from './checkout.screen.tsx';

export const choice = { item_id: '01900000-0000-7000-8000-0000000000f1', option_id: 1, quantity: 1 };
const line: QuotedLine = {
  ...choice,
  name: '코튼 명함',
  category: '명함',
  option: '100장',
  image: null,
  unit_price: 20_000,
  base_price: 20_000,
  amount: 20_000,
  available: 5,
  most: 99,
  terms: firstItemTerms,
  kind: 'goods',
  tax: 'taxed',
  made_to_order: false,
  problem: null,
};
export const quoteOf = (part: Partial<QuotedLine> = {}, more: Partial<Quote> = {}): Quote => {
  const goods = part.amount ?? 20_000;
  const shipping = part.kind === 'licence' ? 0 : 3_000;
  return {
    lines: [{ ...line, ...part }],
    sent: part.kind !== 'licence',
    amounts: { goods, shipping, discount: 0, points: 0, total: goods + shipping, tax_free: 0 },
    delivery: { remote: 0, area: null, pickup: false },
    parcels: [],
    automatic: null,
    coupon: null,
    points: null,
    ...more,
  };
};
export const { placed } = pendingPayment();

type Replies = Readonly<Record<string, (body: unknown) => Response>>;
/** The screen for a guest, or for somebody who is logged in; `sent` gives the bodies of a call. */
export const openCheckout = (replies: Replies, guest = true) => {
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
export const fillIn = async () => {
  for (const [label, text] of [
    ['이름', '김하늘'],
    ['휴대폰 번호', '01012345678'],
    ['이메일', 'haneul@example.com'],
    ['우편번호', '06236'],
    ['주소', '서울 강남구 테헤란로 1'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
  await userEvent.click(screen.getByRole('checkbox', { name: /구매 조건/ }));
};
export const payButton = (sum: string) => screen.findByRole<HTMLButtonElement>('button', { name: `${sum} 결제하기` });
export const pay = async (sum: string) => {
  const button = await payButton(sum);
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};
