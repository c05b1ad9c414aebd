import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { v7 } from 'uuid';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import type { AppDispatch } from '../../kernel/state/hooks.ts';
import { storage } from '../../kernel/storage.ts';
import { cartApi, type Merging } from './cart.api.ts';
import { linesIn, storedLines, storeLines } from './stored-cart.ts';

/**
 * Lines on their way into the cart of one person. They wait here with their key until the server has answered, also
 * over a reload.
 */
const waiting = (userId: string) => `maru.cart.merging.${userId}`;

const waitingFor = (userId: string): Merging | undefined => {
  const text = storage.read(waiting(userId));
  const lines = linesIn(text);
  const { key } = (lines.length > 0 ? JSON.parse(text ?? '{}') : {}) as { key?: unknown };
  return typeof key === 'string' ? { key, lines } : undefined;
};

/** Takes what was chosen before the login out of the guest's cart, so that it is merged once. */
const takeStored = (userId: string): Merging | undefined => {
  const lines = storedLines();
  if (lines.length === 0) return undefined;
  const merging = { key: v7(), lines };
  storage.write(waiting(userId), JSON.stringify(merging));
  storeLines([]);
  return merging;
};

const pieces = (lines: readonly CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const mergedText = (lines: readonly CartLine[], left: readonly CartLine[]) =>
  left.length === 0
    ? `담아 둔 상품 ${lines.length}가지를 내 장바구니에 합쳤어요.`
    : `담아 둔 상품을 내 장바구니에 합쳤어요. 자리가 모자라 ${pieces(left)}개는 담지 못했어요.`;

const merge = (userId: string) => async (dispatch: AppDispatch) => {
  for (let next = waitingFor(userId) ?? takeStored(userId); next; next = takeStored(userId)) {
    const { data } = await dispatch(cartApi.endpoints.mergeCart.initiate(next));
    // Tried again at the next visit, under the same key.
    if (!data) return;
    storage.remove(waiting(userId));
    dispatch(snackbarShown(mergedText(next.lines, data.left)));
  }
};

/** One window at a time, where the browser can see to that. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager | null };
  return locks ? locks.request('maru.cart', work) : work();
};

/** Adds what was chosen before the login to the person's own cart, and says so. */
export const mergeStoredCart = (userId: string) => (dispatch: AppDispatch) => alone(() => merge(userId)(dispatch));
