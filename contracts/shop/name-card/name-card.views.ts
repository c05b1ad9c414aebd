import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { nameCardStatus, proofProblem } from './name-card.fields.ts';

const text = z.string();
/** Document of the view `name-card`. `problem` and `note` are of the proof that was rejected last. */
export const nameCardDocument = z.object({
  ...documentBase,
  order_id: text,
  no: z.int(),
  user_id: text,
  name: text,
  title: text,
  company: text,
  phone: text,
  email: text,
  address: text,
  website: text,
  memo: text,
  logo: text.nullable(),
  status: nameCardStatus,
  proof: text.nullable(),
  version: z.int(),
  problem: proofProblem.nullable(),
  note: text,
  changed_at: timestamp,
  /** When the buyer saw the proof that waits for an answer first; null where none does. */
  proofed_at: timestamp.nullable(),
  reminders: z.int(),
  /** When the last of the reminders was sent; null before the first. */
  reminded_at: timestamp.nullable(),
  /** When the buyer is reminded next, in epoch ms; null where nobody is. */
  due_at: z.number().nullable(),
  /** The buyer was reminded as often as anybody is, and has said nothing. */
  unanswered: z.boolean(),
});
export type NameCardDocument = z.infer<typeof nameCardDocument>;

/** As its buyer sees it. */
export const ownNameCard = nameCardDocument.omit({ position: true, revision: true, user_id: true });
export type OwnNameCard = z.infer<typeof ownNameCard>;

/** With what was ordered, for the desk. */
export const managedNameCard = nameCardDocument
  .omit({ position: true })
  .extend({ number: text, item: text, quantity: z.int() });
export type ManagedNameCard = z.infer<typeof managedNameCard>;
