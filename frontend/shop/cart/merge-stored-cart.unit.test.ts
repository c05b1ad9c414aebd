import { beforeEach, describe, expect, it, vi, afterEach } from 'vitest';
import { answer, problem, stubServer, user } from '../../kernel/api/call.fixture.ts';
import { Live } from '../../kernel/live/live-client.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { createStore } from '../../kernel/store/store.ts';
import { mergeStoredCart } from './merge-stored-cart.ts';
import { storedLines, storeLines } from './stored-cart.ts';

const line = { item_id: '01900000-0000-7000-8000-0000000000f1', option_id: 1, quantity: 2 };

const merging = (...replies: Parameters<typeof stubServer>[0]) => {
  const { requests } = stubServer(replies);
  const store = createStore(new Live(async () => Promise.reject(new Error('no socket in this test'))));
  store.dispatch(sessionStarted({ accessToken: 't', user }));
  return {
    requests,
    merge: () => mergeStoredCart(user.id)(store.dispatch),
    shown: () => store.getState().snackbar.current?.text,
  };
};
const merged = (...left: object[]) => answer(200, { lines: [line], left }, { 'X-Position': '1' });
const keyOf = (request: Request | undefined) => request?.headers.get('Idempotency-Key');

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe("a guest's cart at login", () => {
  it('asks nothing when there is none', async () => {
    const { requests, merge, shown } = merging(answer(200, {}));
    await merge();
    expect([requests, shown()]).toEqual([[], undefined]);
  });

  it('is added to the own one, and told', async () => {
    storeLines([line]);
    const { requests, merge, shown } = merging(merged());
    await merge();
    expect(await requests[0]?.json()).toEqual({ lines: [line] });
    expect([storedLines(), shown()]).toEqual([[], '담아 둔 상품 1가지를 내 장바구니에 합쳤어요.']);
  });

  it('says how many did not fit', async () => {
    storeLines([line]);
    const { merge, shown } = merging(merged({ ...line, quantity: 21 }));
    await merge();
    expect(shown()).toContain('21개는 담지 못했어요.');
  });

  it('is tried again under the same key, beside what was chosen since', async () => {
    storeLines([line]);
    const other = { ...line, option_id: 2 };
    const { requests, merge } = merging(problem(403, 'forbidden'), merged());
    await merge();
    expect(storedLines()).toEqual([]);
    storeLines([other]);
    await merge();
    expect(keyOf(requests[1])).toBe(keyOf(requests[0]));
    expect(keyOf(requests[2])).not.toBe(keyOf(requests[0]));
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { lines: [line] },
      { lines: [line] },
      { lines: [other] },
    ]);
    await merge();
    expect(requests).toHaveLength(3);
  });
});
