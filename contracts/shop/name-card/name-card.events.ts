import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';
import { nameCardTexts, proofProblem } from './name-card.fields.ts';

/** A printed line of an order has one. */
export const nameCardIdOf = ({ order_id, no }: { readonly order_id: string; readonly no: number }) =>
  `${order_id}-${no}`;
export const nameCardStream = (id: string) => `site.namecard-${id}` as StreamOf<NameCardEvent>;

const text = z.string();
/** `user_id` is whose order it is, and whose key seals what is printed. */
const of = { id: text, user_id: text };

export const nameCardEvent = z.discriminatedUnion('type', [
  event('NameCardSubmitted', {
    ...of,
    order_id: text,
    no: z.int(),
    name: text,
    title: text,
    company: text,
    phone: text,
    email: text,
    address: text,
    website: text,
    memo: text,
    logo: text.nullable(),
  }),
  /** `proof` is the address of its picture, or of its PDF; `version` counts from 1. */
  event('ProofUploaded', { ...of, proof: text, version: z.int() }),
  event('ProofApproved', { ...of, version: z.int() }),
  event('ProofRejected', { ...of, version: z.int(), reason: proofProblem, note: text }),
  /** Nobody has answered it; `count` reminders of this version were sent, this one included. */
  event('ProofReminded', { ...of, version: z.int(), count: z.int() }),
  event('NameCardPrinted', of),
]);
export type NameCardEvent = z.infer<typeof nameCardEvent>;

const person = ({ user_id }: { readonly user_id: string }) => user_id;
/** Kept with the order it belongs to. */
export const nameCardPersonal: Personal<NameCardEvent> = {
  NameCardSubmitted: { purpose: 'retention', person, fields: nameCardTexts },
  ProofRejected: { purpose: 'retention', person, fields: ['note'] },
};
