import { type Actor, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { PriceAlertCommand } from './price-alert.commands.ts';

/** `userId` is who waits; `price` whether the item is there for visitors, and costs what they saw, or more. */
export interface PriceAlertSubject {
  readonly userId: string | undefined;
  readonly price: 'noItem' | 'lower' | 'seen';
}
const refusals: Readonly<Record<PriceAlertSubject['price'], RejectionCode | undefined>> = {
  noItem: 'item_not_found',
  lower: 'price_is_lower',
  seen: undefined,
};
const own = (actor: Actor, { userId }: PriceAlertSubject): RejectionCode | undefined =>
  actor.id === userId ? undefined : 'forbidden';

export const priceAlertPolicies: Policies<PriceAlertCommand, PriceAlertSubject> = {
  AskPriceAlert: (actor, subject) => own(actor, subject) ?? refusals[subject.price],
  CancelPriceAlert: own,
  TellPriceAlert: systemOnly,
};
