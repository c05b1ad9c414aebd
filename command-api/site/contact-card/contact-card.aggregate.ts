import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ContactCardCommand } from '@maru/contracts/site/contact-card/contact-card.commands';
import {
  type ContactCardEvent,
  contactCardPersonal,
  contactCardStream,
} from '@maru/contracts/site/contact-card/contact-card.events';
import { contactCardFields } from '@maru/contracts/site/contact-card/contact-card.fields';
import { type ContactCardFacts, contactCardFold } from '@maru/contracts/site/contact-card/contact-card.fold';
import { contactCardPolicies, type ContactCardSubject } from '@maru/contracts/site/contact-card/contact-card.policies';
import type { ContactCardContent } from '@maru/contracts/site/contact-card/contact-card.views';
import type { Aggregate } from '../../pipeline/aggregate.ts';

/** Policies have seen to it that there is one. */
const cardOf = (state: ContactCardFacts): ContactCardContent => {
  if (!state) throw new Rejected('not_found');
  return state;
};
const fields = Object.keys(contactCardFields) as readonly (keyof typeof contactCardFields)[];

/** Pictures go with the card they are stored below. */
const mustBeOwn = ({ id, image }: { readonly id: string; readonly image?: string | null | undefined }) => {
  if (image && !image.startsWith(`/api/file/card/${id}/`)) throw new Rejected('invalid_input');
};

const decide: Deciders<ContactCardCommand, ContactCardFacts, ContactCardEvent> = {
  /** Ranks of new cards are times, so it stands behind those there are. */
  AddContactCard: (state, { data }, { at }) => {
    // New ids come from the request's key: one that is taken was asked for before.
    if (state) throw new Rejected('key_reused');
    mustBeOwn(data);
    return [{ type: 'ContactCardAdded', data: { ...data, rank: Date.parse(at) } }];
  },
  EditContactCard: (state, { data }) => {
    const card = cardOf(state);
    mustBeOwn(data);
    const changed = fields.filter((field) => data[field] !== undefined && data[field] !== card[field]);
    if (changed.length === 0) return [];
    const change = Object.fromEntries(changed.map((field) => [field, data[field]]));
    return [{ type: 'ContactCardEdited', data: { id: card.id, ...change } }];
  },
  MoveContactCard: (state, { data: { rank } }) => {
    const { id, rank: before } = cardOf(state);
    return rank === before ? [] : [{ type: 'ContactCardMoved', data: { id, rank } }];
  },
  RemoveContactCard: (state) => [{ type: 'ContactCardRemoved', data: { id: cardOf(state).id } }],
};

export const contactCardAggregate: Aggregate<
  ContactCardCommand,
  ContactCardFacts,
  ContactCardEvent,
  ContactCardSubject
> = {
  ...contactCardFold,
  name: 'site.contactcard',
  stream: ({ data }) => contactCardStream(data.id),
  personal: contactCardPersonal,
  decide,
  policies: contactCardPolicies,
  subject: (_command, card) => ({ card: card ? 'there' : 'missing' }),
  answer: (card, { data }) => ({ body: card ?? { id: data.id } }),
};
