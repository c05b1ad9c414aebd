import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { type StockCauseWord, stockCauseWords } from './stock-move.words.ts';
import { stockReasons } from './item.words.ts';

const stockCause = z.enum(Object.keys(stockCauseWords) as [StockCauseWord]);

/**
 * Document of the view `stock-move`: pieces of an option that came (`amount` above 0) or went, with what was on hand
 * `before` and `after`. `order_id` or `order_number` names the order that they moved for, where there is one.
 */
export const stockMove = z.object({
  ...documentBase,
  item_id: z.string(),
  item_name: z.string(),
  option_id: z.int(),
  option: z.string(),
  at: timestamp,
  by: z.string(),
  why: stockCause,
  amount: z.int(),
  before: z.int(),
  after: z.int(),
  reason: z.string(),
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
});
export type StockMove = z.infer<typeof stockMove>;

/** A move in the list: `by` is a person's name, both names of the order are known or none. */
export const stockMoveRow = stockMove.omit({ revision: true, position: true });
export type StockMoveRow = z.infer<typeof stockMoveRow>;

const backOf: Readonly<Record<string, StockCauseWord>> = {
  [stockReasons.cancelled]: 'cancelled',
  [stockReasons.returned]: 'returned',
  [stockReasons.exchanged]: 'exchanged',
};

/** What came back of an order says so by its reason, `반품 260101-ABCD-EFG`. */
export const backOfOrder = (reason: string): Pick<StockMove, 'why' | 'order_number'> | undefined => {
  const [, said = '', order_number = ''] = /^(.+) (\d{6}-\w{4}-\w{3})$/.exec(reason) ?? [];
  const why = backOf[said];
  return why && { why, order_number };
};
