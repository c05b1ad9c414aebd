import { type Actor, isAdmin, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { NameCardCommand } from './name-card.commands.ts';

/** `buyer` is whose order has a printed line of this number; `paid` whether it is paid; `card` whether it was filled in. */
export interface NameCardSubject {
  readonly buyer: string | undefined;
  readonly paid: boolean;
  readonly card: boolean;
}
type Rule = (actor: Actor, subject: NameCardSubject) => RejectionCode | undefined;

const own: Rule = (actor, { buyer }) => (actor.id === buyer ? undefined : 'name_card_not_found');
const ownCard: Rule = (actor, subject) => own(actor, subject) ?? (subject.card ? undefined : 'name_card_not_found');
/** Nobody is reminded of a line that was cancelled. */
const systemOnPrinted: Rule = (actor, { buyer }) =>
  systemOnly(actor) ?? (buyer === undefined ? 'name_card_not_found' : undefined);
const keeper: Rule = (actor, { card }) => {
  if (!isAdmin(actor)) return 'forbidden';
  return card ? undefined : 'name_card_not_found';
};

export const nameCardPolicies: Policies<NameCardCommand, NameCardSubject> = {
  SubmitNameCard: (actor, subject) => own(actor, subject) ?? (subject.paid ? undefined : 'name_card_not_paid'),
  UploadProof: keeper,
  ApproveProof: ownCard,
  RejectProof: ownCard,
  RemindOfProof: systemOnPrinted,
  PrintNameCard: keeper,
};
