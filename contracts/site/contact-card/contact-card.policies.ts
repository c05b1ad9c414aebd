import { type Actor, adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { ContactCardCommand } from './contact-card.commands.ts';

export interface ContactCardSubject {
  readonly card: 'missing' | 'there';
}
const canChange = (actor: Actor, { card }: ContactCardSubject): RejectionCode | undefined =>
  adminOnly(actor) ?? (card === 'there' ? undefined : 'not_found');

export const contactCardPolicies: Policies<ContactCardCommand, ContactCardSubject> = {
  AddContactCard: adminOnly,
  EditContactCard: canChange,
  MoveContactCard: canChange,
  RemoveContactCard: canChange,
};
