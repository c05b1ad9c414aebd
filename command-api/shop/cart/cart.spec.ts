import { cartExamples } from '@maru/contracts/shop/cart/cart.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { cartAggregate } from './cart.aggregate.ts';

export const { CartItemAdded: added, CartQuantityChanged: changed, CartItemRemoved: removed } = cartExamples;
export const { id, item_id, option_id } = added.data;
export const owner = { id, level: 1 };
export const choice = { id, item_id, option_id };
export const cart = decisionsOf(cartAggregate);
