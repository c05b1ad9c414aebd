import { type ReviewEvent, reviewStream } from '@maru/contracts/shop/review/review.events';
import { reviewFold } from '@maru/contracts/shop/review/review.fold';
import type { ReviewDocument } from '@maru/contracts/shop/review/review.views';
import type { Projection } from '../../runtime/projection.ts';

/** What buyers say of items, as its own stream tells it; the stars of each item are counted in the item's document. */
export const reviewProjection: Projection<ReviewEvent, ReviewDocument> = {
  name: 'review',
  version: 2,
  view: {
    fields: {
      item_id: 'text',
      user_id: 'text',
      stars: 'number',
      hidden: 'number',
      removed: 'number',
      shown: 'number',
      written_at: 'number',
      position: 'number',
    },
    indexes: [
      ['item_id', 'shown', 'written_at'],
      ['item_id', 'shown', 'stars', 'written_at'],
      ['removed', 'written_at'],
      ['removed', 'hidden', 'written_at'],
      ['removed', 'stars', 'written_at'],
      ['user_id'],
    ],
    search: ['text', 'option'],
  },
  streams: [reviewStream('')],
  own: reviewStream(''),
  key: (event) => event.data.id,
  on: reviewFold.evolve,
};
