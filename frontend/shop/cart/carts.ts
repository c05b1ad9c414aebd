import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { type Choice, maxCartLines, maxQuantity } from '@maru/contracts/shop/cart/cart.limits';
import { mergedCart, withQuantity } from '@maru/contracts/shop/cart/cart.merge';
import type { AppDispatch } from '../../kernel/state/hooks.ts';
import { cartApi, hideOrdered, without } from './cart.api.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { storedLines, storeLines } from './stored-cart.ts';

const isDone = async (sent: PromiseLike<{ readonly error?: unknown }>) => (await sent).error === undefined;

/** The cart of a person, stored on the server. */
export const ownCart = (dispatch: AppDispatch) => {
  const { addToCart, changeInCart, removeFromCart } = cartApi.endpoints;
  const untracked = { track: false };
  return {
    add: (line: CartLine) => isDone(dispatch(addToCart.initiate(line, untracked))),
    change: (line: CartLine) => isDone(dispatch(changeInCart.initiate(line, untracked))),
    remove: (choice: Choice) => isDone(dispatch(removeFromCart.initiate(choice, untracked))),
    ordered: (gone: readonly CartLine[]) => dispatch(hideOrdered(gone)),
  };
};

/** As the server says it to those who are logged in. */
const full = `장바구니에는 ${maxCartLines}가지, 옵션마다 ${maxQuantity}개까지 담을 수 있어요.`;
const removeStored = (gone: readonly Choice[]) => storeLines(without(storedLines(), gone));

/** The cart of a guest, stored in the browser by the rules of the server. */
export const guestCart = (dispatch: AppDispatch) => ({
  add: async (line: CartLine) => {
    const { lines, left } = mergedCart(storedLines(), [line]);
    if (left.length === 0) storeLines(lines);
    else dispatch(snackbarShown(full));
    return left.length === 0;
  },
  change: async (line: CartLine) => {
    storeLines(withQuantity(storedLines(), line, line.quantity));
    return true;
  },
  remove: async (choice: Choice) => {
    removeStored([choice]);
    return true;
  },
  ordered: (lines: readonly CartLine[]) => removeStored(lines),
});
