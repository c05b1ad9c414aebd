import type { CartCommand } from '@maru/contracts/shop/cart/cart.commands';
import { type CartEvent, cartStream } from '@maru/contracts/shop/cart/cart.events';
import { cartFold } from '@maru/contracts/shop/cart/cart.fold';
import { cartPolicies, type CartSubject } from '@maru/contracts/shop/cart/cart.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import {
  addCartItem,
  type CartState,
  changeCartQuantity,
  emptyCartOf,
  mergeCart,
  removeCartItem,
} from './fill-cart.ts';

export const cartAggregate: Aggregate<CartCommand, CartState, CartEvent, CartSubject> = {
  name: 'shop.cart',
  ...cartFold,
  stream: ({ data }) => cartStream(data.id),
  decide: {
    AddCartItem: addCartItem,
    ChangeCartQuantity: changeCartQuantity,
    RemoveCartItem: removeCartItem,
    MergeCart: mergeCart,
    EmptyCart: emptyCartOf,
  },
  policies: cartPolicies,
  subject: ({ data }) => ({ userId: data.id }),
  answer: ({ lines, left }) => ({ body: { lines, left } }),
};
