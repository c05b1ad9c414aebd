import type { questionQueries } from '@maru/contracts/shop/question/question.routes';
import { itemNames } from '../item/item-names.ts';
import type { QueryHandler } from '../../http/query-handler.ts';
import { pageOfQuestions } from './page-of-questions.ts';

export const myQuestions: QueryHandler<typeof questionQueries.mine> = {
  views: ['question', 'item'],
  answer: async (paging, { engines: { views }, actor }) => {
    const { docs, total } = await pageOfQuestions(views, paging, { user_id: actor.id });
    const nameOf = await itemNames(views, docs);
    return {
      list: docs.map(({ position: _position, removed: _removed, user_id: _user, ...doc }) => ({
        ...doc,
        item: nameOf(doc.item_id),
      })),
      total,
    };
  },
};
