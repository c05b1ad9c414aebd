import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';
import { contactCardTexts } from './contact-card.fields.ts';

export const contactCardStream = (id: string) => `site.contactcard-${id}` as StreamOf<ContactCardEvent>;

const id = z.string();
const text = z.string();
const fields = {
  name: text,
  title: text,
  company: text,
  mobile: text,
  phone: text,
  fax: text,
  email: text,
  address: text,
  link: text,
  image: text.nullable(),
  published: z.boolean(),
  listed: z.boolean(),
};

export const contactCardEvent = z.discriminatedUnion('type', [
  event('ContactCardAdded', { id, ...fields, rank: z.number() }),
  /** Holds the fields that changed, as they are now. */
  event('ContactCardEdited', { id, ...z.object(fields).partial().shape }),
  event('ContactCardMoved', { id, rank: z.number() }),
  /** The key of the card is destroyed after it. */
  event('ContactCardRemoved', { id }),
]);
export type ContactCardEvent = z.infer<typeof contactCardEvent>;

/** A card has a key of its own, since whom it names need not have an account. */
const person = (data: { readonly id: string }) => data.id;
export const contactCardPersonal: Personal<ContactCardEvent> = {
  ContactCardAdded: { purpose: 'profile', person, fields: contactCardTexts },
  ContactCardEdited: { purpose: 'profile', person, fields: contactCardTexts },
};
