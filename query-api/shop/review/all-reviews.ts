import { reviewTable } from '@maru/contracts/shop/review/review.table';
import type { ManagedReview, ReviewDocument } from '@maru/contracts/shop/review/review.views';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import { itemNames } from '../item/item-names.ts';
import { tableHandlers } from '../../http/table-handlers.ts';

const managedPresentation = (nameOf: (item: string) => string): Presentation<ReviewDocument, ManagedReview> => ({
  people: ({ user_id }) => [user_id],
  present: ({ position: _position, removed: _removed, shown: _shown, ...doc }, person) => ({
    ...doc,
    author: person(doc.user_id).name,
    item: nameOf(doc.item_id),
  }),
});

export const reviewTableHandlers = tableHandlers({
  table: reviewTable,
  view: 'review',
  beside: ['item', 'user'],
  of: { removed: false },
  toRows: async (docs: readonly ReviewDocument[], { engines: { views }, present }) =>
    present(managedPresentation(await itemNames(views, docs)), docs),
});
