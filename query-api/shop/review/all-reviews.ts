import type { reviewQueries } from '@maru/contracts/shop/review/review.routes';
import type { ManagedReview, ReviewDocument } from '@maru/contracts/shop/review/review.views';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import type { Where } from '@maru/platform/view-store/view-store';
import { itemNames } from '../item/item-names.ts';
import type { QueryHandler } from '../../http/query-handler.ts';

const managedPresentation = (nameOf: (item: string) => string): Presentation<ReviewDocument, ManagedReview> => ({
  people: ({ user_id }) => [user_id],
  present: ({ position: _position, removed: _removed, shown: _shown, ...doc }, person) => ({
    ...doc,
    author: person(doc.user_id).name,
    item: nameOf(doc.item_id),
  }),
});

export const allReviews: QueryHandler<typeof reviewQueries.all> = {
  views: ['review', 'item', 'user'],
  answer: async ({ page, itemsPerPage, hidden }, { engines: { views }, present }) => {
    const where: Where = { removed: false, ...(hidden && { hidden: true }) };
    const reviews = views.view('review');
    const [rows, total] = await Promise.all([
      reviews.find<ReviewDocument>({
        where,
        sort: [{ field: 'written_at', direction: 'desc' }],
        limit: itemsPerPage,
        offset: (page - 1) * itemsPerPage,
      }),
      reviews.count({ where }),
    ]);
    const docs = rows.map(({ doc }) => doc);
    return { list: await present(managedPresentation(await itemNames(views, docs)), docs), total };
  },
};
