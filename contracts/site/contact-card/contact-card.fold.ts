import type { StreamFold } from '../../kernel/fold.ts';
import type { ContactCardEvent } from './contact-card.events.ts';
import type { ContactCardContent } from './contact-card.views.ts';

export type ContactCardFacts = ContactCardContent | undefined;

export const contactCardFold: StreamFold<ContactCardFacts, ContactCardEvent> = {
  initialState: undefined,
  evolve: {
    ContactCardAdded: (_, { data }) => data,
    // What was left out is not in the event: nothing is written over by it.
    ContactCardEdited: (card, { data }) => card && Object.assign({}, card, data),
    ContactCardMoved: (card, { data: { rank } }) => card && { ...card, rank },
    ContactCardRemoved: () => undefined,
  },
};
