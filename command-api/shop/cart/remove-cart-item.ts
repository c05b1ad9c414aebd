import { sameChoice } from '@maru/contracts/shop/cart/cart.limits';
import type { CartDecider } from './cart.state.ts';

/** Two windows may remove the same. */
export const removeCartItem: CartDecider<'RemoveCartItem'> = ({ lines }, { data }) =>
  lines.some((line) => sameChoice(line, data)) ? [{ type: 'CartItemRemoved', data }] : [];
