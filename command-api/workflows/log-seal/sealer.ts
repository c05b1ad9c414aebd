import type { Log } from '@maru/platform/log/logger';
import { appendSeal } from './last-seal.ts';
import { advance, sealedUpTo } from './progress.ts';
import { loadSealState, saveSealState, type SealEngines, type SealState } from './seal-state.ts';

/** A seal is due after so many events, or so many ms. */
export interface Due {
  readonly events: number;
  readonly ms: number;
}

export type GoOn = () => boolean | Promise<boolean>;

/** A poll that throws has done no harm. */
export interface Sealer {
  poll(goOn: GoOn): Promise<void>;
  finish(goOn: GoOn): Promise<void>;
}

/** So many events are read again after a crash, at most. */
const checkpointEvery = 1_000;

export const openSealer = (engines: SealEngines, log: Log, due: Due): Sealer => {
  let state: SealState | undefined;

  const seal = async ({ progress, last, checkpointCount }: SealState): Promise<SealState> => {
    const appended = await appendSeal(engines.events, last, progress, engines.clock.stamp());
    // The text outlives a log that was cut together with its seals.
    log.info({ count: progress.count, hash: progress.hash }, 'log sealed');
    return { progress: sealedUpTo(progress, appended.count), last: appended, checkpointCount };
  };
  const isDue = ({ progress: { unsealed, since } }: SealState) =>
    unsealed >= due.events || (since !== null && engines.clock.now() - since >= due.ms);

  // What is in memory counts only while nothing fails: an append without an answer may have been written.
  const step = async (work: (from: SealState) => Promise<SealState>) => {
    const from = state ?? (await loadSealState(engines, log));
    state = undefined;
    state = await work(from);
  };
  return {
    poll: (goOn) =>
      step(async (from) => {
        const { now, whole } = await readOn(engines, from, goOn);
        // An old log gets one seal, not thousands.
        return whole && isDue(now) ? seal(now) : now;
      }),
    finish: (goOn) =>
      step(async (from) => {
        const { now } = await readOn(engines, from, goOn);
        return saveSealState(engines, now.progress.unsealed > 0 ? await seal(now) : now);
      }),
  };
};

/** `whole`: the head, as it was at the beginning, was reached. */
const readOn = async (
  engines: SealEngines,
  from: SealState,
  goOn: GoOn,
): Promise<{ readonly now: SealState; readonly whole: boolean }> => {
  let now = from;
  for await (const batch of engines.events.readAll({ after: from.progress.position })) {
    now = { ...now, progress: advance(now.progress, batch, now.last.count) };
    if (now.progress.count - now.checkpointCount >= checkpointEvery) now = await saveSealState(engines, now);
    if (!(await goOn())) return { now, whole: false };
  }
  return { now, whole: true };
};
