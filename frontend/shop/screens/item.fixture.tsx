import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import type { Item, ItemCard } from '@maru/contracts/shop/item/item.cards';
import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { Finding } from '@maru/contracts/shop/finding/finding.views';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { answer, problem, user } from '../../kernel/api/call.fixture.ts';
import { Live } from '../../kernel/live/live-client.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { TopSnackbar } from '../../kernel/snackbar/top-snackbar.tsx';
import { Where } from '../../kernel/store/screen.fixture.tsx';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { ItemListScreen } from '../item/item-list.screen.tsx';
import { ItemScreen } from './item.screen.tsx';

export const cardOf = (id: string, part: Partial<ItemCard> = {}): ItemCard => ({
  id,
  name: `상품 ${id}`,
  summary: '',
  category: '명함',
  kind: 'goods',
  state: 'onSale',
  image: null,
  price: 41_000,
  base_price: 41_000,
  several: false,
  sale: null,
  reviews: 0,
  rating: null,
  ...part,
});
export const itemOf = (id: string, part: Partial<Item> = {}): Item => ({
  id,
  revision: 3,
  name: `상품 ${id}`,
  summary: '두꺼운 종이',
  description: '',
  images: [],
  category: '명함',
  kind: 'goods',
  tax: 'taxed',
  terms: firstItemTerms,
  state: 'onSale',
  notice: noticeExamples.goods,
  price: 41_000,
  base_price: 41_000,
  sale: null,
  reviews: 0,
  rating: null,
  rated: [0, 0, 0, 0, 0],
  options: [
    { id: 1, name: '100장', price: 41_000, base_price: 41_000, available: 20 },
    { id: 2, name: '200장', price: 69_000, base_price: 69_000, available: 3 },
    { id: 3, name: '300장', price: 94_000, base_price: 94_000, available: 0 },
  ],
  created_at: 1,
  ...part,
});
export const listed = (...list: readonly ItemCard[]) => found({}, ...list);
/** What a text finds, and how it was understood. */
export const found = (finding: Partial<Finding>, ...list: readonly ItemCard[]) =>
  answer(200, { list, total: list.length, understood: null, suggestions: [], ...finding });

type Reply = (query: URLSearchParams) => Response | Promise<Response>;
/** By path below `/api/shop/`. */
export type Replies = Readonly<Record<string, Reply>>;

/** The shop's screens at an address, for a visitor or for who is logged in; answers what was asked of the server. */
export const openShop = (path: string, replies: Replies, who: 'visitor' | 'buyer' = 'visitor') => {
  const asked: { readonly path: string; readonly query: URLSearchParams }[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname, searchParams: query } = new URL(input.url);
    const called = pathname.replace('/api/shop/', '');
    asked.push({ path: called, query });
    return replies[called]?.(query) ?? problem(404, 'not_found', `unexpected ${pathname}`);
  });
  const store = createStore(new Live(async () => Promise.reject(new Error('no socket in this test'))));
  if (who === 'buyer') store.dispatch(sessionStarted({ accessToken: 'token', user }));
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/shop" element={<ItemListScreen />} />
            <Route path="/shop/:id" element={<ItemScreen />} />
          </Routes>
          <Where />
          <TopSnackbar />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return { asked: (called: string) => asked.filter((one) => one.path === called).map(({ query }) => query) };
};
