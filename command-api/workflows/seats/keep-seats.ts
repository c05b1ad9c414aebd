import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { ClockCheck } from '@maru/platform/clock/clock-check';
import type { Engines } from '@maru/platform/engines/engines';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { waitForPosition } from '@maru/platform/view-store/wait-for';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { Send } from '../../pipeline/send.ts';
import type { SeatSecrets } from '../../shop/licence/licence-keys.service.ts';
import type { SeatReaction } from '../../shop/licence/seats.workflow.ts';
import type { Perform } from '../runner/workflow.ts';

export interface SeatParts {
  readonly engines: Pick<Engines, 'keys' | 'mail' | 'clock' | 'views'>;
  readonly send: Send;
  readonly seats: Pick<SeatSecrets, 'nextKey'>;
  /** Nothing expires while the clock cannot be right. */
  readonly isClockTrusted?: ClockCheck;
}
type Steps = {
  readonly [K in SeatReaction['kind']]: (
    reaction: Extract<SeatReaction, { kind: K }>,
    cause: RecordedEvent,
  ) => Promise<number | void>;
};

/** Milliseconds: what was worked out by a clock that has since been set is not waited for. */
const [laterMs, longestMs] = [60_000, 600_000];
const mostLicences = 10_000;

/** Each step may come again. */
export const keepSeats = ({ engines, send, seats, isClockTrusted }: SeatParts): Perform<SeatReaction> => {
  const { keys, mail, clock, views } = engines;
  const licences = (where: Readonly<Record<string, string>>) =>
    views.view('licence').find<LicenceDocument>({ where, limit: mostLicences });
  const steps: Steps = {
    expire: async ({ id, invitation, due }) => {
      const early = due - clock.now();
      if (early > 0) return Math.min(early, longestMs);
      if (isClockTrusted && !(await isClockTrusted())) return laterMs;
      await send({ type: 'EndSeatOffer', data: { id, invitation, why: 'expired' } });
    },
    forget: async ({ invitation }) => {
      await mail.forget?.(invitation);
      await keys.destroy(invitation, 'profile');
    },
    leave: async ({ userId }, cause) => {
      if (!(await waitForPosition(views, ['licence'], cause.position, positionWaitMs)))
        throw new Rejected('views_behind');
      for (const { doc } of await licences({ user_id: userId })) {
        await send({ type: 'EndSeatOffer', data: { id: doc.id, why: 'ownerGone' } });
        // What it is called was the owner's to say, and goes with the account.
        const isOwners = doc.machine !== null && doc.holder_id === null;
        if (isOwners) await send({ type: 'ReleaseMachineByDesk', data: { id: doc.id, reason: 'other' } });
      }
      for (const { doc } of await licences({ holder_id: userId })) {
        const commandId = commandIdOf(cause.id, `seat ${doc.id}`);
        const data = { id: doc.id, key: seats.nextKey(commandId), why: 'holderGone' };
        await send({ type: 'FreeSeat', data }, { id: commandId });
      }
    },
  };
  return (reaction, cause) => steps[reaction.kind](reaction as never, cause);
};
