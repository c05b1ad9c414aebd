import type { Presentation } from '@maru/contracts/kernel/presentation';
import type { questionQueries } from '@maru/contracts/shop/question/question.routes';
import type { ManagedQuestion, QuestionDocument } from '@maru/contracts/shop/question/question.views';
import { itemNames } from '../item/item-names.ts';
import type { QueryHandler } from '../../http/query-handler.ts';
import { pageOfQuestions } from './page-of-questions.ts';

const managed = (nameOf: (item: string) => string): Presentation<QuestionDocument, ManagedQuestion> => ({
  people: ({ user_id }) => [user_id],
  present: ({ position: _position, removed: _removed, user_id, ...doc }, person) => ({
    ...doc,
    author: person(user_id).name,
    item: nameOf(doc.item_id),
  }),
});

/** Whoever waits longest comes first. */
export const allQuestions: QueryHandler<typeof questionQueries.all> = {
  views: ['question', 'item', 'user'],
  answer: async ({ waiting, ...paging }, { engines: { views }, present }) => {
    const { docs, total } = await pageOfQuestions(
      views,
      { ...paging, direction: waiting ? 'asc' : 'desc' },
      waiting ? { answered: false } : {},
    );
    return { list: await present(managed(await itemNames(views, docs)), docs), total };
  },
};
