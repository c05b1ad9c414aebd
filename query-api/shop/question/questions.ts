import {
  type ManagedQuestion,
  type QuestionDocument,
  questionPresentation,
} from '@maru/contracts/shop/question/question.views';
import type { ViewStore, Where } from '@maru/platform/view-store/view-store';
import type { questionQueries } from '@maru/contracts/shop/question/question.routes';
import { questionTable } from '@maru/contracts/shop/question/question.table';
import type { QueryHandler } from '../../http/query-handler.ts';
import { tableHandlers } from '../../http/table-handlers.ts';
import { itemNames } from '../item/item-names.ts';
import type { Presentation } from '@maru/contracts/kernel/presentation';

interface Page {
  readonly page: number;
  readonly itemsPerPage: number;
}

/** The newest first; without those that were removed. */
export const pageOfQuestions = async (views: ViewStore, { page, itemsPerPage }: Page, which: Where) => {
  const where: Where = { ...which, removed: false };
  const questions = views.view('question');
  const [rows, total] = await Promise.all([
    questions.find<QuestionDocument>({
      where,
      sort: [{ field: 'asked_at', direction: 'desc' }],
      limit: itemsPerPage,
      offset: (page - 1) * itemsPerPage,
    }),
    questions.count({ where }),
  ]);
  return { docs: rows.map(({ doc }) => doc), total };
};

export const questionList: QueryHandler<typeof questionQueries.list> = {
  views: ['question', 'user'],
  answer: async ({ id, ...paging }, { engines: { views }, actor, present }) => {
    const { docs, total } = await pageOfQuestions(views, paging, { item_id: id });
    return { list: await present(questionPresentation(actor.id), docs), total };
  },
};

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

const managedPresentation = (nameOf: (item: string) => string): Presentation<QuestionDocument, ManagedQuestion> => ({
  people: ({ user_id }) => [user_id],
  present: ({ position: _position, removed: _removed, user_id, ...doc }, person) => ({
    ...doc,
    author: person(user_id).name,
    item: nameOf(doc.item_id),
  }),
});

export const questionTableHandlers = tableHandlers({
  table: questionTable,
  view: 'question',
  beside: ['item', 'user'],
  of: { removed: false },
  toRows: async (docs: readonly QuestionDocument[], { engines: { views }, present }) =>
    present(managedPresentation(await itemNames(views, docs)), docs),
});
