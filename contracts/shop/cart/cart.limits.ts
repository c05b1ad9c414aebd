// Apart from the schemas, which would come with it: every page knows this of a cart.

/** Where a browser keeps the cart of somebody who is not logged in. */
export const cartStorageKey = 'CART_STORAGE';
/** Of one option, and different options in one cart. */
export const maxQuantity = 99;
export const maxCartLines = 200;

export interface Choice {
  readonly item_id: string;
  readonly option_id: number;
}
export const sameChoice = (one: Choice, other: Choice): boolean =>
  one.item_id === other.item_id && one.option_id === other.option_id;
