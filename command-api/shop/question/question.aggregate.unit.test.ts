import type { Actor } from '@maru/contracts/kernel/actor';
import { questionExamples } from '@maru/contracts/shop/question/question.examples';
import { decisionsOf, foldAll, loadsFrom } from '../../pipeline/decider-spec.ts';
import { questionAggregate } from './question.aggregate.ts';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import type { QuestionCommand } from '@maru/contracts/shop/question/question.commands';
import { questionPolicies } from '@maru/contracts/shop/question/question.policies';

const {
  QuestionAsked: asked,
  QuestionAnswered: answered,
  AnswerChanged: changed,
  QuestionRemoved: removed,
} = questionExamples;
const { id, item_id, text, secret } = asked.data;
const author: Actor = { id: asked.data.user_id, level: 1 };
const keeper: Actor = { id: '01900000-0000-7000-8000-0000000000aa', level: 10 };
const question = decisionsOf(questionAggregate);
const ask = { type: 'AskQuestion', data: { id, item_id, text, secret } } as const;
const answer = (words: string) => ({ type: 'AnswerQuestion', data: { id, answer: words } }) as const;
const remove = { type: 'RemoveQuestion', data: { id } } as const;
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

describe('AskQuestion', () => {
  it('asks in the name of whoever asks', () => question.given().when(ask, author).emits(asked));
  it('refuses an id that is taken', () => question.given(asked).when(ask, author).isRefused('key_reused'));
});

describe('AnswerQuestion', () => {
  it('tells who asked, the first time', () =>
    question.given(asked).when(answer(answered.data.answer), keeper).emits(answered));
  it('is changed afterwards', () =>
    question.given(asked, answered).when(answer(changed.data.answer), keeper).emits(changed));
  it('does nothing twice', () =>
    question.given(asked, answered).when(answer(answered.data.answer), keeper).emitsNothing());
  it('is refused where there is none', () => {
    question.given().when(answer('네'), keeper).isRefused('question_not_found');
    question.given(asked, removed).when(answer('네'), keeper).isRefused('question_not_found');
  });
});

describe('RemoveQuestion', () => {
  it('takes it away, answered or not', () => {
    question.given(asked).when(remove, author).emits(removed);
    question.given(asked, answered).when(remove, author).emits(removed);
  });
  it('is refused where there is none', () =>
    question.given(asked, removed).when(remove, author).isRefused('question_not_found'));
});

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
