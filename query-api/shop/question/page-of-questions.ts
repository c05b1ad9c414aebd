import type { QuestionDocument } from '@maru/contracts/shop/question/question.views';
import type { Sort, ViewStore, Where } from '@maru/platform/view-store/view-store';

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
