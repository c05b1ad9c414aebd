import { sameChoice } from '@maru/contracts/shop/cart/cart.limits';
import type { CartDecider } from './cart.state.ts';

export const emptyCartOf: CartDecider<'EmptyCart'> = (cart, { data: { id, lines } }) => {
  const gone = cart.lines.filter((line) => lines.some((one) => sameChoice(one, line)));
  return gone.length === 0 ? [] : [{ type: 'CartEmptied', data: { id, lines: gone } }];
};
