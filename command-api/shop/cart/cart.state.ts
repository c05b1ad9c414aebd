import type { Deciders } from '@maru/contracts/kernel/decider';
import type { CartCommand } from '@maru/contracts/shop/cart/cart.commands';
import type { CartEvent } from '@maru/contracts/shop/cart/cart.events';
import type { Merged } from '@maru/contracts/shop/cart/cart.merge';

/** `left` is what did not fit at the last merge. */
export type CartState = Merged;
export type CartDecider<T extends CartCommand['type']> = Deciders<CartCommand, CartState, CartEvent>[T];
