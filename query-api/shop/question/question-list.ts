import type { questionQueries } from '@maru/contracts/shop/question/question.routes';
import { questionPresentation } from '@maru/contracts/shop/question/question.views';
import type { QueryHandler } from '../../http/query-handler.ts';
import { pageOfQuestions } from './page-of-questions.ts';

export const questionList: QueryHandler<typeof questionQueries.list> = {
  views: ['question', 'user'],
  answer: async ({ id, ...paging }, { engines: { views }, actor, present }) => {
    const { docs, total } = await pageOfQuestions(views, paging, { item_id: id });
    return { list: await present(questionPresentation(actor.id), docs), total };
  },
};
