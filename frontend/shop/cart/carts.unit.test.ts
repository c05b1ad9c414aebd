import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, problem, user } from '../../kernel/api/call.fixture.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { forgetPosition, positionSeen } from '../../kernel/http/position.ts';
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
/** The cart of somebody, whose first answer is on its way, and the calls that wait for an answer. */
const opening = () => {
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    sent.push(`${method} ${new URL(url).pathname.slice('/api/shop/'.length)}`);
    return new Promise<Response>((resolve) => give.push(resolve));
  });
  const store = createStore();
  store.dispatch(sessionStarted({ accessToken: 't', user }));
  const loading = store.dispatch(cartApi.endpoints.cart.initiate());
  const select = cartApi.endpoints.cart.select();
  return {
    ...ownCart(store.dispatch),
    loading,
    reload: async () => void (await loading.refetch()),
    quantities: () => select(store.getState() as never).data?.lines.map(({ quantity }) => quantity),
  };
};
const open = async (...lines: CartLine[]) => {
  const cart = opening();
  await answered(0, at(10, ...(lines.length > 0 ? lines : [line(1)])));
  await cart.loading;
  return cart;
};
const answered = async (call: number, response: Response) => {
  await vi.waitFor(() => expect(give.length).toBeGreaterThan(call));
  give[call]?.(response);
};

beforeEach(() => {
  [give, sent] = [[], []];
  forgetPosition();
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

it('shows of two changes the second alone when the first is refused', async () => {
  const { add, quantities } = await open();
  const done = [add(line(2, 2)), add(line(3, 3))];
  expect(quantities()).toEqual([1, 2, 3]);
  await answered(1, problem(409, 'cart_full'));
  await done[0];
  expect(quantities()).toEqual([1, 3]);
  await answered(2, at(12, line(1), line(3, 3)));
  expect(await done[1]).toBe(true);
});

it('lays a change that was made before the cart had come over what comes', async () => {
  const { add, loading, quantities } = opening();
  const done = add(line(2, 2));
  expect(quantities()).toBeUndefined();
  await answered(0, at(10, line(1)));
  await loading;
  expect(quantities()).toEqual([1, 2]);
  await answered(1, at(11, line(1), line(2, 2)));
  expect([await done, quantities()]).toEqual([true, [1, 2]]);
});

it('shows by a reload what changed elsewhere since an own change was answered', async () => {
  const { change, reload, quantities } = await open();
  const done = change(line(3));
  await answered(1, at(12, line(3)));
  await done;
  const loaded = reload();
  await answered(2, at(15, line(7, 2)));
  await loaded;
  expect(quantities()).toEqual([7]);
});

it('keeps out of sight what was ordered, and nothing else, until the server has taken it out', async () => {
  const { ordered, reload, quantities } = await open(line(1), line(4, 2));
  ordered([line(1)]);
  expect(quantities()).toEqual([4]);
  const early = reload();
  await answered(1, at(10, line(1), line(4, 2)));
  await early;
  expect(quantities()).toEqual([4]);
  const late = reload();
  await answered(2, at(20, line(1), line(2, 2)));
  await late;
  expect(quantities()).toEqual([1, 2]);
});

it('hides what was ordered also of a cart that comes only then', async () => {
  const { ordered, loading, quantities } = opening();
  positionSeen('14');
  ordered([line(1)]);
  await answered(0, at(10, line(1), line(4, 2)));
  await loading;
  expect(quantities()).toEqual([4]);
});

it('takes no answer that does not say how far it reaches', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { loading, quantities } = opening();
  await answered(0, answer(200, { lines: [line(1)], left: [] }));
  expect([(await loading).isError, quantities()]).toEqual([true, undefined]);
});
