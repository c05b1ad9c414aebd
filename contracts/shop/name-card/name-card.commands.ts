import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { nameCardFields, proofFile, proofNote, proofProblem } from './name-card.fields.ts';

/** Of which line of which order. */
const of = { order_id: z.string(), no: z.int() };
const version = z.int();

export const nameCardCommand = z.discriminatedUnion('type', [
  command('SubmitNameCard', { ...of, ...nameCardFields }),
  command('UploadProof', { ...of, proof: proofFile }),
  command('ApproveProof', { ...of, version }),
  command('RejectProof', { ...of, version, reason: proofProblem, note: proofNote }),
  command('RemindOfProof', { ...of, version }),
  command('PrintNameCard', of),
]);
export type NameCardCommand = z.infer<typeof nameCardCommand>;
