import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { verificationResult } from './verification.fields.ts';

/** One stream: one check runs at a time. */
export const verificationStream = 'platform.verification';

export const verificationEvent = z.discriminatedUnion('type', [
  event('VerificationRequested', { id: z.string() }),
  event('VerificationFinished', { id: z.string(), ...verificationResult }),
]);
export type VerificationEvent = z.infer<typeof verificationEvent>;
