import type { StreamFold } from '../../kernel/fold.ts';
import { epochMs } from '../../kernel/fields.ts';
import type { QuestionEvent } from './question.events.ts';
import type { QuestionDocument } from './question.views.ts';

type Facts = Omit<QuestionDocument, 'revision' | 'position'>;

export const questionFold: StreamFold<Facts | undefined, QuestionEvent> = {
  initialState: undefined,
  evolve: {
    QuestionAsked: (_, { data, meta }) => ({
      ...data,
      answer: null,
      answered: false,
      removed: false,
      asked_at: epochMs(meta.at),
      answered_at: null,
    }),
    QuestionAnswered: (question, { data: { answer }, meta }) =>
      question && { ...question, answer, answered: true, answered_at: epochMs(meta.at) },
    AnswerChanged: (question, { data: { answer } }) => question && { ...question, answer },
    QuestionRemoved: (question) => question && { ...question, text: '', answer: null, removed: true },
  },
};
