import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, problem, user } from '../../kernel/api/call.fixture.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { createStore } from '../../kernel/store/store.ts';
import { cartApi } from './cart.api.ts';
import { ownCart } from './carts.ts';

const line = (quantity: number, option_id = 1): CartLine => ({
  item_id: '01900000-0000-7000-8000-0000000000f1',
  option_id,
  quantity,
});
const at = (position: number, ...lines: CartLine[]) =>
  answer(200, { lines, left: [] }, { 'X-Position': String(position) });

let give: ((response: Response) => void)[] = [];
let sent: string[] = [];
/** The cart of somebody, and the calls that wait for an answer. */
const open = async () => {
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    sent.push(`${method} ${new URL(url).pathname.slice('/api/shop/'.length)}`);
    return new Promise<Response>((resolve) => give.push(resolve));
  });
  const store = createStore();
  store.dispatch(sessionStarted({ accessToken: 't', user }));
  const loading = store.dispatch(cartApi.endpoints.cart.initiate());
  await answered(0, at(10, line(1)));
  await loading;
  const select = cartApi.endpoints.cart.select();
  return {
    ...ownCart(store.dispatch),
    reload: async () => void (await loading.refetch()),
    quantities: () => select(store.getState() as never).data?.lines.map(({ quantity }) => quantity),
  };
};
const answered = async (call: number, response: Response) => {
  await vi.waitFor(() => expect(give.length).toBeGreaterThan(call));
  give[call]?.(response);
};

beforeEach(() => {
  [give, sent] = [[], []];
});
afterEach(() => void vi.unstubAllGlobals());

it('shows changes at once, and sends them one after another', async () => {
  const { add, change, quantities } = await open();
  const done = [add(line(1)), change(line(5))];
  expect(quantities()).toEqual([5]);
  await vi.waitFor(() => expect(sent).toEqual(['GET cart', 'POST cart/add']));
  await answered(1, at(11, line(2)));
  await answered(2, at(12, line(5)));
  expect([await Promise.all(done), sent[2], quantities()]).toEqual([[true, true], 'PUT cart', [5]]);
});

it('is not led back by a load that left before an answer and comes after it', async () => {
  const { change, reload, quantities } = await open();
  const loaded = reload();
  const done = change(line(3));
  await answered(2, at(12, line(3)));
  await done;
  await answered(1, at(10, line(1)));
  await loaded;
  expect(quantities()).toEqual([3]);
});

it('takes back what was refused', async () => {
  const { change, quantities } = await open();
  const done = change(line(9));
  expect(quantities()).toEqual([9]);
  await answered(1, problem(409, 'not_in_cart'));
  expect([await done, quantities()]).toEqual([false, [1]]);
});

it('keeps out of sight what was ordered until the server has taken it out', async () => {
  const { ordered, reload, quantities } = await open();
  ordered([line(1)]);
  await vi.waitFor(() => expect(quantities()).toEqual([]));
  const early = reload();
  await answered(1, at(10, line(1)));
  await early;
  expect(quantities()).toEqual([]);
  const late = reload();
  await answered(2, at(14, line(2, 2)));
  await late;
  expect(quantities()).toEqual([2]);
});
