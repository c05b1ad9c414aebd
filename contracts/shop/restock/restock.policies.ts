import { type Actor, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { RestockCommand } from './restock.commands.ts';

/** `userId` is who waits; `option` whether it is there for visitors, and can be had. */
export interface RestockSubject {
  readonly userId: string | undefined;
  readonly option: 'noItem' | 'missing' | 'there' | 'soldOut';
}
const refusals: Readonly<Record<RestockSubject['option'], RejectionCode | undefined>> = {
  noItem: 'item_not_found',
  missing: 'option_not_found',
  there: 'not_sold_out',
  soldOut: undefined,
};
const own = (actor: Actor, { userId }: RestockSubject): RejectionCode | undefined =>
  actor.id === userId ? undefined : 'forbidden';

export const restockPolicies: Policies<RestockCommand, RestockSubject> = {
  AskRestock: (actor, subject) => own(actor, subject) ?? refusals[subject.option],
  CancelRestock: own,
  TellRestock: systemOnly,
};
