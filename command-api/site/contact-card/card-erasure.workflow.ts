import { ignore } from '@maru/contracts/kernel/decider';
import { type ContactCardEvent, contactCardStream } from '@maru/contracts/site/contact-card/contact-card.events';
import type { Workflow } from '../../workflows/runner/workflow.ts';

export interface CardErasure {
  readonly kind: 'destroy-key' | 'remove-pictures' | 'scrub-views';
  readonly id: string;
}

/** The key goes first, because what the log holds goes with it. */
export const cardErasureWorkflow: Workflow<ContactCardEvent, CardErasure> = {
  name: 'card-erasure',
  version: 1,
  everyMs: 1_000,
  streams: [contactCardStream('')],
  waits: 'stream',
  on: {
    ContactCardAdded: ignore,
    ContactCardEdited: ignore,
    ContactCardMoved: ignore,
    ContactCardRemoved: ({ data: { id } }) => [
      { kind: 'destroy-key', id },
      { kind: 'remove-pictures', id },
      { kind: 'scrub-views', id },
    ],
  },
};
