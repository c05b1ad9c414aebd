import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { verificationResult } from './verification.fields.ts';

export const verificationCommand = z.discriminatedUnion('type', [
  command('RequestVerification', { id: z.string() }),
  command('FinishVerification', { id: z.string(), ...verificationResult }),
]);
export type VerificationCommand = z.infer<typeof verificationCommand>;
