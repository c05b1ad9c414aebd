import { z } from 'zod';
import { day, timestamp } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { daysOf, grains, mostDays } from '../../kernel/days-of-periods.ts';
import { deskTasks } from './desk.tasks.ts';

/** `since` is when the oldest of them began to wait, in epoch ms; null where nobody knows, or nothing waits. */
export const deskTaskCount = z.object({ task: z.enum(deskTasks), count: z.int(), since: timestamp.nullable() });
export type DeskTaskCount = z.infer<typeof deskTaskCount>;

/**
 * What a part of a period came to. `sales` is what was paid less what went back, in won; `active` are different people who
 * worked with the add-in.
 */
export const deskFigures = z.object({
  sales: z.int(),
  paid: z.int(),
  refunded: z.int(),
  orders: z.int(),
  members: z.int(),
  active: z.int(),
});
export type DeskFigures = z.infer<typeof deskFigures>;
/** Dates in Asia/Seoul, both included. */
const period = z.object({ from: z.string(), to: z.string() });
export const deskPart = deskFigures.extend(period.shape);
export type DeskPart = z.infer<typeof deskPart>;
/** `pieces` and `won` that were sold of an item and kept; its name is empty where there is no such item any more. */
export const bestItem = z.object({ item_id: z.string(), name: z.string(), pieces: z.int(), won: z.int() });
export type BestItem = z.infer<typeof bestItem>;
export const deskSummary = z.object({
  period: deskPart,
  /** As many days before it. */
  before: deskPart,
  parts: z.array(deskPart),
  best: z.array(bestItem),
});
export type DeskSummary = z.infer<typeof deskSummary>;

export const deskQueries = {
  tasks: queryRoute({
    method: 'GET',
    path: 'adm/desk/tasks',
    access: 'admin',
    summary: 'What asks for a step of a person now: how many of each kind, and since when the oldest of them waits.',
    input: z.object({}),
    answer: z.object({ list: z.array(deskTaskCount) }),
  }),
  summary: queryRoute({
    method: 'GET',
    path: 'adm/desk/summary',
    access: 'admin',
    summary:
      'How the shop does in a period of days in Korea: in all, beside as many days before, by its parts, and what sells best.',
    input: z
      .strictObject({ from: day, to: day, by: z.enum(grains).default('day') })
      .refine(({ from, to }) => from <= to, { path: ['to'] })
      .refine((asked) => daysOf(asked).length <= mostDays, { path: ['from'] }),
    answer: deskSummary,
  }),
};
