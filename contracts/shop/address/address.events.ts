import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';

/** By the person they belong to. */
export const addressStream = (userId: string) => `shop.address-${userId}` as StreamOf<AddressEvent>;

const id = z.string();
const no = z.int();

export const addressEvent = z.discriminatedUnion('type', [
  /** A new one, or another text of one that is there; a `main` one is the only one. */
  event('AddressSaved', {
    id,
    no,
    name: z.string(),
    recipient: z.string(),
    phone: z.string(),
    postcode: z.string(),
    address: z.string(),
    detail: z.string(),
    main: z.boolean(),
  }),
  event('AddressRemoved', { id, no }),
]);
export type AddressEvent = z.infer<typeof addressEvent>;

/** It goes with the account: orders keep the address they went to. */
export const addressPersonal: Personal<AddressEvent> = {
  AddressSaved: {
    purpose: 'profile',
    person: ({ id: person }) => person,
    fields: ['name', 'recipient', 'phone', 'postcode', 'address', 'detail'],
  },
};
