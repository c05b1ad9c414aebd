import { type Actor, isAdmin } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { QuestionCommand } from './question.commands.ts';

/** `item` is whether it is there for visitors, `author` who asked the question that is there. */
export interface QuestionSubject {
  readonly item: 'missing' | 'there';
  readonly author: string | undefined;
}
type Rule = (actor: Actor, subject: QuestionSubject) => RejectionCode | undefined;

/** To a stranger there is nothing to change. */
const ownOrAdmin: Rule = (actor, { author }) =>
  author !== undefined && (author === actor.id || isAdmin(actor)) ? undefined : 'question_not_found';

export const questionPolicies: Policies<QuestionCommand, QuestionSubject> = {
  AskQuestion: (_actor, { item }) => (item === 'there' ? undefined : 'item_not_found'),
  AnswerQuestion: (actor, { author }) =>
    !isAdmin(actor) ? 'forbidden' : author === undefined ? 'question_not_found' : undefined,
  RemoveQuestion: ownOrAdmin,
};
