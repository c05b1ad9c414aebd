import { epochMs } from '../../kernel/fields.ts';
import type { Facts, StreamFold } from '../../kernel/fold.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { NameCardEvent } from './name-card.events.ts';
import type { NameCardDocument } from './name-card.views.ts';

export type NameCardFacts = Facts<NameCardDocument>;
type Card = NameCardFacts | undefined;

const changed = (card: Card, { meta }: Recorded, change: Partial<NameCardFacts>): Card =>
  card && { ...card, ...change, changed_at: epochMs(meta.at) };

/** A card to be printed, with the proof that was drawn last. */
export const nameCardFold: StreamFold<Card, NameCardEvent> = {
  initialState: undefined,
  evolve: {
    NameCardSubmitted: (card, { data, meta }) => ({
      ...data,
      status: 'requested',
      proof: card?.proof ?? null,
      version: card?.version ?? 0,
      problem: null,
      note: '',
      changed_at: epochMs(meta.at),
    }),
    ProofUploaded: (card, event) =>
      changed(card, event, { status: 'proofed', proof: event.data.proof, version: event.data.version }),
    ProofApproved: (card, event) => changed(card, event, { status: 'approved', problem: null, note: '' }),
    ProofRejected: (card, event) =>
      changed(card, event, { status: 'rejected', problem: event.data.reason, note: event.data.note }),
    NameCardPrinted: (card, event) => changed(card, event, { status: 'printed' }),
  },
};
