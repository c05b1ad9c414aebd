import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';

export const licenceStream = (id: string) => `shop.licence-${id}`;

/** One piece of a line of an order: `no` is the line, `item_id` and `name` what was bought. */
export const licence = {
  id: z.string(),
  order_id: z.string(),
  user_id: z.string(),
  no: z.int(),
  item_id: z.string(),
  name: z.string(),
  option: z.string(),
  key: z.string(),
};

export const licenceEvent = z.discriminatedUnion('type', [
  event('LicenceIssued', licence),
  event('LicenceRevoked', { id: z.string() }),
]);
export type LicenceEvent = z.infer<typeof licenceEvent>;

/** Whoever sees the log, or a copy of it, learns no key. Kept as long as the order it belongs to. */
export const licencePersonal: Personal<LicenceEvent> = {
  LicenceIssued: { purpose: 'retention', person: ({ user_id }) => user_id, fields: ['key'] },
};
