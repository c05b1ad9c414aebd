import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { addinVersion, commandName, lineId, lineTime, revitYear } from '../batch/batch.fields.ts';

/** How often a command is run between two lines of it. */
export const countBounds = { least: 1, most: 10_000 } as const;

/** One line of a batch: a command's name and how often it was run. Nothing else has a place in it. */
export const useLine = z.strictObject({
  id: lineId,
  at: lineTime,
  command: commandName,
  count: z.int().min(countBounds.least).max(countBounds.most).default(1),
  version: addinVersion,
  revit: revitYear,
});
export type UseLine = z.infer<typeof useLine>;

export const useCommand = z.discriminatedUnion('type', [
  /** Lines of one day of one add-in. */
  command('RecordAddinUse', { day: z.string(), addin: z.string(), user_id: z.string(), lines: z.array(useLine) }),
]);
export type UseCommand = z.infer<typeof useCommand>;
