import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { type Choice, maxCartLines, maxQuantity, sameChoice } from '@maru/contracts/shop/cart/cart.limits';
import { mergedCart, withQuantity } from '@maru/contracts/shop/cart/cart.merge';
import type { Cart } from '@maru/contracts/shop/cart/cart.routes';
import type { AppDispatch } from '../../kernel/state/hooks.ts';
import { cartApi } from './cart.api.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { storedLines, storeLines } from './stored-cart.ts';

type Lines = readonly CartLine[];
interface Answer {
  readonly data?: Cart;
}

const without = (lines: Lines, gone: readonly Choice[]): Lines =>
  lines.filter((line) => !gone.some((one) => sameChoice(one, line)));

let last: Promise<unknown> = Promise.resolve();
let unanswered = 0;

/** Shows a change at once and sends it after the earlier ones; the last answer replaces what is shown. True if done. */
const applyChange = async (
  dispatch: AppDispatch,
  change: (lines: Lines) => Lines,
  send: () => Promise<Answer>,
): Promise<boolean> => {
  dispatch(cartApi.util.updateQueryData('cart', undefined, (cart) => ({ ...cart, lines: [...change(cart.lines)] })));
  unanswered += 1;
  const sent = last.then(send);
  last = sent;
  const { data } = await sent;
  unanswered -= 1;
  if (unanswered === 0) {
    if (data) await dispatch(cartApi.util.upsertQueryData('cart', undefined, data));
    else dispatch(cartApi.util.invalidateTags(['Cart']));
  }
  return data !== undefined;
};

/** The cart of a person, stored on the server. */
export const ownCart = (dispatch: AppDispatch) => {
  const { addToCart, changeInCart, removeFromCart } = cartApi.endpoints;
  return {
    add: (line: CartLine) =>
      applyChange(
        dispatch,
        (lines) => mergedCart(lines, [line]).lines,
        () => dispatch(addToCart.initiate(line)) as Promise<Answer>,
      ),
    change: (line: CartLine) =>
      applyChange(
        dispatch,
        (lines) => withQuantity(lines, line, line.quantity),
        () => dispatch(changeInCart.initiate(line)) as Promise<Answer>,
      ),
    remove: (choice: Choice) =>
      applyChange(
        dispatch,
        (lines) => without(lines, [choice]),
        () => dispatch(removeFromCart.initiate(choice)) as Promise<Answer>,
      ),
    /** The server takes them out by itself, a moment later. */
    ordered: (gone: Lines) =>
      void dispatch(
        cartApi.util.updateQueryData('cart', undefined, (cart) => ({ ...cart, lines: [...without(cart.lines, gone)] })),
      ),
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
