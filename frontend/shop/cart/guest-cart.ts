import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { type Choice, maxCartLines, maxQuantity, sameChoice } from '@maru/contracts/shop/cart/cart.limits';
import { mergedCart, withQuantity } from '@maru/contracts/shop/cart/cart.merge';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import type { AppDispatch } from '../../kernel/state/hooks.ts';
import { storedLines, storeLines } from './stored-cart.ts';

/** As the server says it to those who are logged in. */
const full = `장바구니에는 ${maxCartLines}가지, 옵션마다 ${maxQuantity}개까지 담을 수 있어요.`;
const without = (gone: readonly Choice[]) =>
  storeLines(storedLines().filter((line) => !gone.some((one) => sameChoice(one, line))));

/** The cart of somebody who is not logged in, kept in the browser by the rules of the server. */
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
    without([choice]);
    return true;
  },
  ordered: (lines: readonly CartLine[]) => without(lines),
});
