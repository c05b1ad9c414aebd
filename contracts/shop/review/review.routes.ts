import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute, queryRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import type { ReviewCommand } from './review.commands.ts';
import { boughtChoice, boughtLine, reviewFields } from './review.fields.ts';
import { reviewTable } from './review.table.ts';
import { boughtItem, review, reviewDocument } from './review.views.ts';

const { stars, text, images } = reviewFields;
const content = { stars, text, images: images.default([]) };
const own = { access: 'login', answer: reviewDocument } as const;

export const reviewRoutes = {
  write: commandRoute({
    ...own,
    method: 'POST',
    path: 'shop/review',
    summary: 'Reviews what one bought and kept: once a line of an order.',
    input: z.object({ ...boughtLine, ...boughtChoice, ...content }),
    toCommand: (data): ReviewCommand => ({ type: 'WriteReview', data }),
  }),
  edit: commandRoute({
    ...own,
    method: 'PUT',
    path: 'shop/review',
    summary: "Changes one's review.",
    input: z.object({ ...boughtLine, ...content }),
    toCommand: (data): ReviewCommand => ({ type: 'EditReview', data }),
  }),
  remove: commandRoute({
    ...own,
    method: 'DELETE',
    path: 'shop/review',
    summary: "Removes one's review; it may be written anew.",
    input: z.object({ ...boughtLine, no: z.coerce.number().pipe(boughtLine.no) }),
    toCommand: (data): ReviewCommand => ({ type: 'RemoveReview', data }),
  }),
  hide: commandRoute({
    method: 'PUT',
    path: 'adm/review',
    access: 'admin',
    summary: 'Hides a review from the shop, or shows it again.',
    input: z.object({ ...boughtLine, hidden: z.boolean() }),
    answer: reviewDocument,
    toCommand: (data): ReviewCommand => ({ type: 'HideReview', data }),
  }),
};

const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(60).default(10),
};
export const reviewSorts = ['new', 'high', 'low'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const reviewQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'shop/review/list',
    access: 'invited',
    summary: 'Reviews of an item; names are shortened.',
    input: z.object({ id, ...paging, sortBy: z.enum(reviewSorts).default('new') }),
    answer: z.object({ list: z.array(review), total: z.int() }),
  }),
  mine: queryRoute({
    method: 'GET',
    path: 'shop/review/mine',
    access: 'login',
    summary: 'What one bought and may review, with what one wrote; of one item or of all.',
    input: z.object({ item_id: id.optional() }),
    answer: z.object({ list: z.array(boughtItem) }),
  }),
};
export const managedReviewQueries = tableQueries(reviewTable);
