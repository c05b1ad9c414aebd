import { z } from 'zod';
import { maxBulkBytes, maxBulkLines } from '../../kernel/bulk.ts';
import { id } from '../../kernel/fields.ts';
import { commandRoute, queryRoute } from '../../kernel/route.ts';
import type { BulkCommand } from './bulk.commands.ts';
import { bulkKinds } from './bulk.kinds.ts';
import { bulk, bulkDocument, refusedThing } from './bulk.views.ts';

const linesOf = <L extends z.ZodType>(line: L) => z.array(line).min(1).max(maxBulkLines);
const start = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order.prepare'), lines: linesOf(bulkKinds['order.prepare']) }),
  z.object({ kind: z.literal('order.ship'), lines: linesOf(bulkKinds['order.ship']) }),
  z.object({ kind: z.literal('item.file'), lines: linesOf(bulkKinds['item.file']) }),
  z.object({ kind: z.literal('item.price'), lines: linesOf(bulkKinds['item.price']) }),
  z.object({ kind: z.literal('item.state'), lines: linesOf(bulkKinds['item.state']) }),
  z.object({ kind: z.literal('item.stock'), lines: linesOf(bulkKinds['item.stock']) }),
]);
export type BulkStart = z.output<typeof start>;

const row = { access: 'admin', method: 'POST', answer: bulkDocument } as const;

export const bulkRoutes = {
  start: commandRoute({
    ...row,
    path: 'adm/bulk',
    summary: `Starts one action on up to ${maxBulkLines} things: one line each, done one after another in the caller's name.`,
    maxBytes: maxBulkBytes,
    input: start,
    toCommand: (data, newId): BulkCommand => ({ type: 'StartBulk', data: { ...data, id: newId } }),
  }),
  stop: commandRoute({
    ...row,
    path: 'adm/bulk/stop',
    summary: 'Stops a bulk action; what it has done stays done.',
    input: z.object({ id }),
    toCommand: (data): BulkCommand => ({ type: 'StopBulk', data: { ...data, reason: 'asked' } }),
  }),
};

/** How many of the newest are listed. */
export const listedBulks = 30;

export const bulkQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'adm/bulk/list',
    access: 'admin',
    summary: `The newest ${listedBulks} bulk actions, with how far each has come.`,
    input: z.object({}),
    answer: z.object({ list: z.array(bulk) }),
  }),
  one: queryRoute({
    method: 'GET',
    path: 'adm/bulk',
    access: 'admin',
    summary: 'A bulk action with the lines of it that were refused.',
    input: z.object({ id }),
    answer: bulk.extend({ refused_lines: z.array(refusedThing) }),
  }),
};
