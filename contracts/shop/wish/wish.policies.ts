import type { Actor } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { WishCommand } from './wish.commands.ts';

/** `userId` is whose list it is; `item` whether it is there for visitors. */
export interface WishSubject {
  readonly userId: string;
  readonly item: 'missing' | 'there';
}
const own = (actor: Actor, { userId }: WishSubject): RejectionCode | undefined =>
  actor.id === userId ? undefined : 'forbidden';

export const wishPolicies: Policies<WishCommand, WishSubject> = {
  WishItem: (actor, subject) => own(actor, subject) ?? (subject.item === 'there' ? undefined : 'item_not_found'),
  UnwishItem: own,
};
