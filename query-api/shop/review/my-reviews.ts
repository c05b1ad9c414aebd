import { isKept } from '@maru/contracts/shop/order/order.pieces';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { reviewIdOf } from '@maru/contracts/shop/review/review.events';
import { reviewableStatuses } from '@maru/contracts/shop/review/review.limits';
import type { reviewQueries } from '@maru/contracts/shop/review/review.routes';
import type { BoughtItem, ReviewDocument } from '@maru/contracts/shop/review/review.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';

/** Who bought more often has reviewed the older ones, or never will. */
const mostOrders = 100;

const linesKeptBy = async (views: ViewStore, userId: string) => {
  const where = { user_id: userId, status: { in: reviewableStatuses } };
  const rows = await views
    .view('order')
    .find<OrderDocument>({ where, sort: [{ field: 'placed_at', direction: 'desc' }], limit: mostOrders });
  return rows.flatMap(({ doc }) =>
    doc.lines.filter((line) => isKept(doc, line)).map((line) => ({ ...line, order_id: doc.id })),
  );
};
const ownReviewOf = (review: ReviewDocument | undefined): BoughtItem['review'] => {
  if (!review || review.removed) return null;
  const { stars, text, images, hidden, written_at } = review;
  return { stars, text, images, hidden, written_at };
};

/** Newest order first. What was hidden and then removed is not there to be written anew. */
export const myReviews: QueryHandler<typeof reviewQueries.mine> = {
  views: ['order', 'review'],
  answer: async ({ item_id }, { engines: { views }, actor }) => {
    const lines = (await linesKeptBy(views, actor.id)).filter(
      (line) => item_id === undefined || line.item_id === item_id,
    );
    const rows = await views.view('review').getMany<ReviewDocument>(lines.map(reviewIdOf));
    const byId = new Map(rows.map(({ doc }) => [doc.id, doc]));
    const list = lines.flatMap(({ order_id, no, item_id: item, name, option, image }) => {
      const review = byId.get(reviewIdOf({ order_id, no }));
      return review?.hidden && review.removed
        ? []
        : [{ order_id, no, item_id: item, name, option, image, review: ownReviewOf(review) }];
    });
    return { list };
  },
};
