import {
  type ManagedQuestion,
  type QuestionDocument,
  questionPresentation,
} from '@maru/contracts/shop/question/question.views';
import type { Sort, ViewStore, Where } from '@maru/platform/view-store/view-store';
import type { questionQueries } from '@maru/contracts/shop/question/question.routes';
import type { QueryHandler } from '../../http/query-handler.ts';
import { itemNames } from '../item/item-names.ts';
import type { Presentation } from '@maru/contracts/kernel/presentation';

interface Page {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly direction?: Sort['direction'];
}

/** The newest first, unless it is said otherwise; without those that were removed. */
export const pageOfQuestions = async (
  views: ViewStore,
  { page, itemsPerPage, direction = 'desc' }: Page,
  which: Where,
) => {
  const where: Where = { ...which, removed: false };
  const questions = views.view('question');
  const [rows, total] = await Promise.all([
    questions.find<QuestionDocument>({
      where,
      sort: [{ field: 'asked_at', direction }],
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

/** Whoever waits longest comes first. */
export const allQuestions: QueryHandler<typeof questionQueries.all> = {
  views: ['question', 'item', 'user'],
  answer: async ({ waiting, ...paging }, { engines: { views }, present }) => {
    const { docs, total } = await pageOfQuestions(
      views,
      { ...paging, direction: waiting ? 'asc' : 'desc' },
      waiting ? { answered: false } : {},
    );
    return { list: await present(managedPresentation(await itemNames(views, docs)), docs), total };
  },
};
