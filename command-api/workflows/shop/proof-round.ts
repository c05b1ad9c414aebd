import type { NameCardDocument } from '@maru/contracts/shop/name-card/name-card.views';
import type { ClockCheck } from '@maru/platform/clock/clock-check';
import type { Engines } from '@maru/platform/engines/engines';
import type { SystemCommands } from '../../pipeline/send.ts';
import { unlessRefused } from '../../pipeline/unless-refused.ts';
import { fairRound } from '../rounds/fair-round.ts';
import type { Round } from '../rounds/run-rounds.ts';

interface Parts extends Pick<SystemCommands, 'send'> {
  readonly engines: Pick<Engines, 'views' | 'clock'>;
  /** Nobody is reminded while the clock cannot be right. */
  readonly isClockTrusted?: ClockCheck;
}

/** Buyers are reminded of proofs that they have not answered; the stream says whether it is time. */
export const proofRound = ({ engines: { views, clock }, send, isClockTrusted = async () => true }: Parts): Round => {
  const round = fairRound<NameCardDocument>(views);
  return async (goOn = () => true) => {
    if (!(await isClockTrusted())) return;
    const query = { view: 'name-card', field: 'due_at', upTo: clock.now() };
    // A line that was cancelled is refused: its card stays due in the view, and others still have their turn.
    await round(query, goOn, async ({ order_id, no, version }) =>
      send({ type: 'RemindOfProof', data: { order_id, no, version } }).catch(unlessRefused('name_card_not_found')),
    );
  };
};
