import { systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { CartCommand } from './cart.commands.ts';

export interface CartSubject {
  readonly userId: string;
}
const own: Policies<CartCommand, CartSubject>['AddCartItem'] = (actor, { userId }) =>
  actor.id === userId ? undefined : 'forbidden';

export const cartPolicies: Policies<CartCommand, CartSubject> = {
  AddCartItem: own,
  ChangeCartQuantity: own,
  RemoveCartItem: own,
  MergeCart: own,
  /** Follows from an order that was paid. */
  EmptyCart: systemOnly,
};
