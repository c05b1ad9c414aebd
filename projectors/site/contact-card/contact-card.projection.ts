import { type ContactCardEvent, contactCardStream } from '@maru/contracts/site/contact-card/contact-card.events';
import { contactCardFold } from '@maru/contracts/site/contact-card/contact-card.fold';
import { type ContactCardDocument, contactCardView } from '@maru/contracts/site/contact-card/contact-card.views';
import { remove } from '@maru/contracts/kernel/decider';
import type { Projection } from '../../runtime/projection.ts';

export const contactCardProjection: Projection<ContactCardEvent, ContactCardDocument> = {
  name: contactCardView,
  version: 1,
  view: { fields: { rank: 'number' }, indexes: [['rank']], personal: true },
  streams: [contactCardStream('')],
  own: contactCardStream(''),
  key: (event) => event.data.id,
  on: { ...contactCardFold.evolve, ContactCardRemoved: () => remove },
};
