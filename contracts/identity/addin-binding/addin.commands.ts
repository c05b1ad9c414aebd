import { z } from 'zod';
import { command } from '../../kernel/message.ts';

/** What an installed add-in made up and shows instead of a password: 32 hex digits or more, so nobody guesses it. */
export const guid = z
  .string()
  .trim()
  .toLowerCase()
  .max(64)
  .regex(/^(?:-?[0-9a-f]){32,}$/);
/** A bound add-in, as its person's list names it. */
export const addinId = z.string().regex(/^[0-9a-f]{64}$/);

export const addinCommand = z.discriminatedUnion('type', [
  command('BindAddin', { hash: z.string(), userId: z.string() }),
  command('UnbindAddin', { hash: z.string() }),
]);
export type AddinCommand = z.infer<typeof addinCommand>;
