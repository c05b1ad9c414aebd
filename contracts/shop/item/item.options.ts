import { z } from 'zod';
import { maxItemOptions, maxStock, optionExtras, optionFields, optionId, stock, stockReason } from './item.fields.ts';

const movedBy = z.int().min(-maxStock).max(maxStock);
/** One that is there: `by` are pieces more or fewer than there are, so that orders meanwhile are not undone. */
const changedOption = z.object({ optionId, ...optionFields, ...optionExtras, by: movedBy.default(0) });
export const newOption = z.object({ ...optionFields, ...optionExtras, stock: stock.default(null) });

const changes = {
  change: z.array(changedOption).max(maxItemOptions),
  add: z.array(newOption).max(maxItemOptions),
  remove: z.array(optionId).max(maxItemOptions),
  /** Why stock moves; empty where none does. */
  reason: stockReason.or(z.literal('')).default(''),
};
const isOnce = (ids: readonly number[]) => new Set(ids).size === ids.length;

/** Options of an item changed, added and removed at once; those that are not named stay as they are. */
export const optionChanges = z
  .object(changes)
  .refine(({ change, remove }) => isOnce([...change.map((one) => one.optionId), ...remove]), { path: ['change'] })
  .refine(({ change, reason }) => reason !== '' || change.every(({ by }) => by === 0), { path: ['reason'] });
export type OptionChanges = z.infer<typeof optionChanges>;
/** The same before it is read: what has a default may be left out. */
export type OptionChangesInput = z.input<typeof optionChanges>;
export const optionChangeFields = changes;
