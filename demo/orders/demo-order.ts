import type { NameCard } from '@maru/contracts/shop/name-card/name-card.fields';
import type { DemoItem } from '../items/demo-item.ts';
import type { PersonKey } from '../cast/demo-people.ts';

/** Days ago, and what was done then: by the buyer, the shop, or the carrier. */
export type DemoStep = readonly [
  ago: number,
  step:
    | 'cancelPart'
    | 'prepare'
    | 'ship'
    | 'deliver'
    | 'confirm'
    | 'requestReturn'
    | 'acceptReturn'
    | 'requestExchange',
];

/** Of one line, counted from 1; `photos` are taken of the item as it is shown in its pictures of these numbers. */
export interface DemoReview {
  readonly no: number;
  readonly ago: number;
  readonly stars: number;
  readonly text: string;
  readonly photos?: readonly number[];
}

/** Of an item, by its name, which option, counted from 1, and how many. */
export type DemoLine = readonly [item: DemoItem['name'], option: number, quantity: number];

/** Ordered and paid so many days ago. */
export interface DemoOrder {
  /** Null for a guest. */
  readonly by: PersonKey | null;
  readonly ago: number;
  readonly lines: readonly DemoLine[];
  readonly coupon?: string;
  readonly points?: number;
  readonly note?: string;
  readonly course: readonly DemoStep[];
  readonly reviews?: readonly DemoReview[];
  /** What is printed on the cards of the first line; a proof of it waits for its buyer. */
  readonly card?: Pick<NameCard, 'name' | 'title' | 'company' | 'phone' | 'email'>;
}
