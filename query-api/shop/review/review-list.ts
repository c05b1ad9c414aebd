import type { reviewQueries, ReviewSort } from '@maru/contracts/shop/review/review.routes';
import { type ReviewDocument, reviewPresentation } from '@maru/contracts/shop/review/review.views';
import type { Sort, Where } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';

const newest: Sort = { field: 'written_at', direction: 'desc' };
const sorts: Readonly<Record<ReviewSort, readonly Sort[]>> = {
  new: [newest],
  high: [{ field: 'stars', direction: 'desc' }, newest],
  low: [{ field: 'stars', direction: 'asc' }, newest],
};

/** What administrators have hidden is shown to nobody, its author included: he finds it among his own. */
export const reviewList: QueryHandler<typeof reviewQueries.list> = {
  views: ['review', 'user'],
  answer: async ({ id, page, itemsPerPage, sortBy }, { engines: { views }, actor, present }) => {
    const where: Where = { item_id: id, shown: true };
    const reviews = views.view('review');
    const [rows, total] = await Promise.all([
      reviews.find<ReviewDocument>({
        where,
        sort: sorts[sortBy],
        limit: itemsPerPage,
        offset: (page - 1) * itemsPerPage,
      }),
      reviews.count({ where }),
    ]);
    return {
      list: await present(
        reviewPresentation(actor.id),
        rows.map(({ doc }) => doc),
      ),
      total,
    };
  },
};
