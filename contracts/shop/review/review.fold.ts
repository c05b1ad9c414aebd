import type { StreamFold } from '../../kernel/fold.ts';
import { epochMs } from '../../kernel/fields.ts';
import type { ReviewEvent } from './review.events.ts';
import type { ReviewDocument } from './review.views.ts';

type Facts = Omit<ReviewDocument, 'revision' | 'position'>;

/** What was removed keeps no words. */
export const reviewFold: StreamFold<Facts | undefined, ReviewEvent> = {
  initialState: undefined,
  evolve: {
    ReviewWritten: (_, { data, meta }) => ({
      ...data,
      hidden: false,
      removed: false,
      shown: true,
      written_at: epochMs(meta.at),
      updated_at: epochMs(meta.at),
    }),
    ReviewEdited: (review, { data: { stars, text, images }, meta }) =>
      review && { ...review, stars, text, images, updated_at: epochMs(meta.at) },
    ReviewRemoved: (review) => review && { ...review, text: '', images: [], removed: true, shown: false },
    ReviewHidden: (review) => review && { ...review, hidden: true, shown: false },
    ReviewShown: (review) => review && { ...review, hidden: false, shown: !review.removed },
  },
};
