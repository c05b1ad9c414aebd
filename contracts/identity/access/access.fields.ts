import { z } from 'zod';
import { line } from '../../kernel/fields.ts';

/** What an administrator reads somebody's data for. */
export const accessPurpose = z.enum(['delivery', 'inquiry', 'claim', 'account', 'law', 'other']);
export type AccessPurpose = z.infer<typeof accessPurpose>;

/** `note` says more, and must where the purpose is `other`; it names nobody, since it is kept when they are gone. */
export const accessReason = z
  .object({ purpose: accessPurpose, note: line(100).nullable().default(null) })
  .refine(({ purpose, note }) => purpose !== 'other' || note !== null, { path: ['note'] });
export type AccessReason = z.infer<typeof accessReason>;
