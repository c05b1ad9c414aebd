import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import type { Quote, QuotedLine } from '@maru/contracts/shop/order/order.quote';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, user } from '../../kernel/api/call.fixture.ts';
import { Live } from '../../kernel/live/live-client.ts';
import { sessionEnded, sessionStarted } from '../../kernel/session/session.slice.ts';
import { TopSnackbar } from '../../kernel/snackbar/top-snackbar.tsx';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { draftLines } from '../cart/checkout-draft.public.ts';
import { CartScreen } from './cart.screen.tsx';
import { storeLines } from '../cart/stored-cart.ts';

const choice = (item: number, quantity = 1): CartLine => ({
  item_id: `01900000-0000-7000-8000-0000000000f${item}`,
  option_id: 1,
  quantity,
});
const priced = (line: CartLine, part: Partial<QuotedLine> = {}): QuotedLine => ({
  ...line,
  name: `상품 ${line.item_id.at(-1) ?? ''}`,
  category: '명함',
  option: '100장',
  image: null,
  unit_price: 10_000,
  base_price: 10_000,
  amount: 10_000 * line.quantity,
  available: 20,
  most: 99,
  terms: firstItemTerms,
  kind: 'goods',
  tax: 'taxed',
  made_to_order: false,
  problem: null,
  ...part,
});
const quoteOf = (lines: readonly QuotedLine[]) => {
  const goods = lines.reduce((sum, { amount, problem: wrong }) => (wrong ? sum : sum + amount), 0);
  return {
    lines,
    sent: true,
    delivery: { remote: 0, area: null, pickup: false },
    parcels: [{ name: null, apart: false, items: [], fee: 3_000, count: 1, missing: 50_000 - goods }],
    automatic: null,
    amounts: { goods, shipping: 3_000, total: goods + 3_000, tax_free: 0 },
  } as unknown as Quote;
};

type Reply = (lines: readonly CartLine[]) => Response;
const open = (quote: Reply, own?: Reply) => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone());
    if (request.url.endsWith('/shop/cart/quote')) return quote(((await request.json()) as { lines: CartLine[] }).lines);
    return own?.([]) ?? problem(404, 'not_found', `unexpected ${request.url}`);
  });
  const store = createStore(new Live(async () => Promise.reject(new Error('no socket in this test'))));
  store.dispatch(own ? sessionStarted({ accessToken: 't', user }) : sessionEnded());
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter initialEntries={['/cart']}>
          <Routes>
            <Route path="/cart" element={<CartScreen />} />
            <Route path="/checkout" element={<h1>주문서</h1>} />
          </Routes>
          <TopSnackbar />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return { requests };
};
const row = async (name: string) => within(await screen.findByText(name).then((found) => found.closest('li') ?? found));

beforeEach(() => storeLines([]));
afterEach(() => void vi.unstubAllGlobals());

describe('the cart on the screen', () => {
  it('leads to the shop when it is empty', async () => {
    open((lines) => answer(200, quoteOf(lines.map((line) => priced(line)))));
    expect((await screen.findByRole('link', { name: '상품 보러 가기' })).getAttribute('href')).toBe('/shop');
  });

  it('orders what is chosen and can be had', async () => {
    storeLines([choice(1), choice(2, 3), choice(3), choice(4)]);
    const wrong: Readonly<Record<string, Partial<QuotedLine>>> = {
      2: { available: 2, problem: 'short' },
      3: { available: 0, problem: 'soldOut' },
    };
    open((lines) => answer(200, quoteOf(lines.map((line) => priced(line, wrong[line.item_id.at(-1) ?? ''])))));
    expect((await row('상품 2')).getByText('2개까지 살 수 있어요.')).toBeTruthy();
    expect((await row('상품 3')).getByText('품절됐어요.')).toBeTruthy();
    expect((await row('상품 3')).getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
    await userEvent.click((await row('상품 4')).getByRole('checkbox'));
    expect(await screen.findByText('무료 배송까지 40,000원 남았어요.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: '13,000원 주문하기' }));
    expect(await screen.findByRole('heading', { name: '주문서' })).toBeTruthy();
    expect(draftLines()).toEqual([choice(1)]);
  });

  it('takes out at once what cannot be bought any more, and puts it back', async () => {
    storeLines([choice(1), choice(2)]);
    open((lines) =>
      answer(
        200,
        quoteOf(lines.map((line) => priced(line, line.item_id.endsWith('2') ? { name: '', problem: 'gone' } : {}))),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: '살 수 없는 상품 삭제' }));
    expect(screen.queryByText('판매가 끝난 상품이에요.')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: '실행 취소' }));
    expect(await screen.findByText('판매가 끝난 상품이에요.')).toBeTruthy();
  });

  it('shows a change at once, and what the server has when it refuses', async () => {
    const cart = { lines: [choice(1, 2)], left: [] };
    const refuse = vi.fn<() => Response>(() => problem(409, 'not_in_cart', '장바구니에 없는 상품이에요.'));
    const { requests } = open(
      (lines) => answer(200, quoteOf(lines.map((line) => priced(line)))),
      () => (requests.at(-1)?.method === 'PUT' ? refuse() : answer(200, cart, { 'X-Position': '1' })),
    );
    const quantity = async () => (await row('상품 1')).getByRole<HTMLInputElement>('textbox', { name: '수량' });
    await userEvent.click((await row('상품 1')).getByRole('button', { name: '수량 늘리기' }));
    expect(await screen.findByText('장바구니에 없는 상품이에요.')).toBeTruthy();
    await vi.waitFor(async () => expect((await quantity()).value).toBe('2'));
    expect(refuse).toHaveBeenCalledOnce();
  });

  it('says so when prices cannot be asked for', async () => {
    storeLines([choice(1)]);
    open(() => problem(500, 'internal'));
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeTruthy();
  });
});
