import { epochMs } from '../../kernel/fields.ts';
import type { Facts, StreamFold } from '../../kernel/fold.ts';
import type { Recorded } from '../../kernel/message.ts';
import { isUnanswered, reminderDueAt } from './name-card.due.ts';
import type { NameCardEvent } from './name-card.events.ts';
import type { NameCardDocument } from './name-card.views.ts';

export type NameCardFacts = Facts<NameCardDocument>;
type Card = NameCardFacts | undefined;

/** What follows from the time that a proof has waited for its answer. */
const waiting = (proofed_at: number | null, reminders = 0, reminded_at: number | null = null) => {
  const standing = { proofed_at, reminders, reminded_at };
  return { ...standing, due_at: reminderDueAt(standing), unanswered: isUnanswered(standing) };
};

/** No proof waits, but where the change says so. */
const changed = (card: Card, { meta }: Recorded, change: Partial<NameCardFacts>): Card =>
  card && { ...card, ...waiting(null), ...change, changed_at: epochMs(meta.at) };

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
      ...waiting(null),
    }),
    ProofUploaded: (card, event) =>
      changed(card, event, {
        status: 'proofed',
        proof: event.data.proof,
        version: event.data.version,
        ...waiting(epochMs(event.meta.at)),
      }),
    ProofApproved: (card, event) => changed(card, event, { status: 'approved', problem: null, note: '' }),
    ProofRejected: (card, event) =>
      changed(card, event, { status: 'rejected', problem: event.data.reason, note: event.data.note }),
    ProofReminded: (card, { data: { count }, meta }) =>
      card && { ...card, ...waiting(card.proofed_at, count, epochMs(meta.at)) },
    NameCardPrinted: (card, event) => changed(card, event, { status: 'printed' }),
  },
};
