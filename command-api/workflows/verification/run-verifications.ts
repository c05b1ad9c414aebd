import { verificationStream } from '@maru/contracts/site/verification/verification.events';
import {
  verificationProgressId,
  type VerificationProgressDocument,
  verificationProgressView,
} from '@maru/contracts/site/verification/verification.views';
import { setTimeout } from 'node:timers/promises';
import type { Closable, Engines } from '@maru/platform/engines/engines';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { type ChainReport, verifyChain } from '@maru/platform/event-store/verify-chain';
import type { Log } from '@maru/platform/log/logger';
import { openPublishedRows } from '@maru/platform/view-store/published-rows';
import { verificationAggregate } from '../../site/verification/verification.aggregate.ts';
import type { WorkflowCommands } from '../opening/open-workflow.ts';
import { type Round, runRounds } from '../rounds/run-rounds.ts';

type VerifiedEngines = Pick<Engines, 'storedEvents' | 'views'>;

/** So few at once, and so long a rest after them: whoever shares the process waits some milliseconds at most. */
const pace = { events: 100, restMs: 2 };
const progressEveryMs = 500;
const mostNamed = 20;

class Ended extends Error {}

async function* atPace(
  { storedEvents }: VerifiedEngines,
  goOn: () => boolean,
  onProgress: (ratio: number) => Promise<void>,
): AsyncGenerator<readonly RecordedEvent[]> {
  const head = await storedEvents.head();
  for await (const { events, position } of storedEvents.readAll({ after: 0 })) {
    for (let at = 0; at < events.length; at += pace.events) {
      yield events.slice(at, at + pace.events);
      await setTimeout(pace.restMs);
      if (!goOn()) throw new Ended();
    }
    await onProgress(head === 0 ? 1 : Math.min(1, position / head));
  }
}

const resultOf = ({ events, streams, sealed, faults, named, unmet }: ChainReport) => ({
  events,
  streams,
  sealed,
  bad: Object.values(faults).reduce((sum, count) => sum + count, unmet.length),
  foreign: faults.foreign ?? 0,
  named: named.slice(0, mostNamed).map((one) => ({ ...one })),
});

/** Tells how far it is now and then. */
const progressNote = (views: VerifiedEngines['views'], request: string) => {
  let told = -Infinity;
  return async (ratio: number) => {
    if (performance.now() - told < progressEveryMs) return;
    told = performance.now();
    const rows = await openPublishedRows<VerificationProgressDocument>(views, verificationProgressView);
    await rows.put([{ id: verificationProgressId, request, ratio }]);
  };
};

/** Does what was asked for, from the first event again where whoever did it before has died. */
export const verificationRound =
  (engines: VerifiedEngines, { load, send }: Pick<WorkflowCommands, 'load' | 'send'>): Round =>
  async (goOn = () => true) => {
    const { running } = (await load(verificationAggregate, verificationStream)).state;
    if (!running) return;
    try {
      const report = await verifyChain(atPace(engines, goOn, progressNote(engines.views, running.id)));
      await send({ type: 'FinishVerification', data: { id: running.id, ...resultOf(report) } });
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
    }
  };

export const runVerifications = (
  engines: VerifiedEngines & Pick<Engines, 'leases'>,
  commands: Pick<WorkflowCommands, 'load' | 'send'>,
  log: Pick<Log, 'error'>,
): Closable => runRounds({ leases: engines.leases, log }, 'verification', () => verificationRound(engines, commands));
