import { z } from 'zod';
import { timestamp } from '../../kernel/fields.ts';
import { verificationResult } from './verification.fields.ts';

/** `begun` and `at` are when it was asked for and ended; `by` the name of whoever asked. */
export const verificationOutcome = z.object({
  ...verificationResult,
  begun: timestamp,
  at: timestamp,
  by: z.string().nullable(),
});
export type VerificationOutcome = z.infer<typeof verificationOutcome>;

/** The newest seal of the log covers its first `count` events. */
export const newestSeal = z.object({ count: z.int(), at: timestamp.nullable(), key: z.string().nullable() });

/** `ratio` is 0 to 1. */
export const verification = z.object({
  running: z.object({ at: timestamp, by: z.string().nullable(), ratio: z.number() }).nullable(),
  last: verificationOutcome.nullable(),
  seal: newestSeal.nullable(),
});
export type Verification = z.infer<typeof verification>;

/** How far the check `request` is, written by whoever runs it, as no projection makes it. */
export const verificationProgressView = { name: 'verification-progress', version: 1, fields: {}, indexes: [] };
export const verificationProgressId = 'progress';
export interface VerificationProgressDocument {
  readonly id: string;
  readonly request: string;
  readonly ratio: number;
}
