import type { DomainEvent } from '@maru/contracts/kernel/message';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import type { QuestionCommand } from '@maru/contracts/shop/question/question.commands';
import { questionPolicies } from '@maru/contracts/shop/question/question.policies';
import { describe, expect, it } from 'vitest';
import { foldAll, loadsFrom } from '../../pipeline/decider-spec.ts';
import { questionAggregate } from './question.aggregate.ts';
import { asked, author, id, item_id, keeper, removed, secret, text } from './question.spec.ts';

const { ItemAdded: added, ItemStateChanged: hiding } = itemExamples;
const stranger = { id: '01900000-0000-7000-8000-000000000002', level: 1 };
const refusal = async (
  command: QuestionCommand,
  actor: typeof stranger,
  past: readonly (typeof asked | typeof removed)[] = [],
  item: readonly DomainEvent[] = [],
) => {
  const state = foldAll(questionAggregate, past);
  return questionPolicies[command.type](
    actor,
    await questionAggregate.subject(command, state, actor, loadsFrom({ [itemStream(item_id)]: item })),
  );
};

describe('who may', () => {
  const ask: QuestionCommand = { type: 'AskQuestion', data: { id, item_id, text, secret } };
  const [answer, remove]: readonly [QuestionCommand, QuestionCommand] = [
    { type: 'AnswerQuestion', data: { id, answer: '네' } },
    { type: 'RemoveQuestion', data: { id } },
  ];

  it('ask is everyone, about what is in the shop', async () => {
    expect(await refusal(ask, stranger, [], [added])).toBeUndefined();
    expect(await refusal(ask, stranger)).toBe('item_not_found');
    expect(await refusal(ask, stranger, [], [added, hiding])).toBe('item_not_found');
  });
  it('answer are administrators', async () => {
    expect(await refusal(answer, keeper, [asked])).toBeUndefined();
    expect(await refusal(answer, author, [asked])).toBe('forbidden');
    expect(await refusal(answer, keeper)).toBe('question_not_found');
  });
  it('remove is who asked, and administrators', async () => {
    expect(await refusal(remove, author, [asked])).toBeUndefined();
    expect(await refusal(remove, keeper, [asked])).toBeUndefined();
    expect(await refusal(remove, stranger, [asked])).toBe('question_not_found');
    expect(await refusal(remove, author, [asked, removed])).toBe('question_not_found');
  });
});
