import { type QuestionEvent, questionStream } from '@maru/contracts/shop/question/question.events';
import { questionFold } from '@maru/contracts/shop/question/question.fold';
import type { QuestionDocument } from '@maru/contracts/shop/question/question.views';
import type { Projection } from '../../runtime/projection.ts';

export const questionProjection: Projection<QuestionEvent, QuestionDocument> = {
  name: 'question',
  version: 2,
  view: {
    fields: {
      item_id: 'text',
      user_id: 'text',
      removed: 'number',
      answered: 'number',
      asked_at: 'number',
      answered_at: 'number',
      position: 'number',
    },
    indexes: [
      ['item_id', 'removed', 'asked_at'],
      ['user_id', 'removed', 'asked_at'],
      ['removed', 'answered', 'asked_at'],
      ['removed', 'asked_at'],
    ],
    search: ['text', 'answer'],
  },
  streams: [questionStream('')],
  own: questionStream(''),
  key: (event) => event.data.id,
  on: questionFold.evolve,
};
