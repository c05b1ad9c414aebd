import type { sealDue } from '@maru/contracts/kernel/seal.events';
import { appendSeal, countOf, keyBehind } from './last-seal.ts';
import { advance, LogDiffersFromSeal, sealedUpTo } from './progress.ts';
import { UnknownLogKey } from './seal-keys.ts';
import { loadSealState, saveSealState, type SealEngines, type SealState, type SealTools } from './seal-state.ts';

export type GoOn = () => boolean | Promise<boolean>;

/** A poll that throws has done no harm. */
export interface Sealer {
  poll(goOn: GoOn): Promise<void>;
  finish(goOn: GoOn): Promise<void>;
}

/** So many events are read again after a crash, at most. */
const checkpointEvery = 1_000;

export const openSealer = (
  engines: SealEngines,
  { due, ...tools }: SealTools & { readonly due: typeof sealDue },
): Sealer => {
  const { log, keys, metrics } = tools;
  let state: SealState | undefined;

  const seal = async ({ progress, last, checkpointCount }: SealState): Promise<SealState> => {
    const appended = await appendSeal(engines.events, { last, progress, at: engines.clock.stamp() }, keys);
    const { count, hash, key, signature } = appended.seal;
    // The text outlives a log that was cut together with its seals.
    log.info({ count, hash, key, signature }, 'log sealed');
    return { progress: sealedUpTo(progress, count), last: appended, checkpointCount };
  };
  // A key that has not signed yet begins at once: until then nothing is proved by it.
  const isNewKey = ({ last, progress }: SealState) =>
    keyBehind(last) !== keys.current.key && progress.count > countOf(last);
  const isDue = (now: SealState) =>
    isNewKey(now) ||
    now.progress.unsealed >= due.events ||
    (now.progress.since !== null && engines.clock.now() - now.progress.since >= due.ms);

  // What is in memory counts only while nothing fails: an append without an answer may have been written.
  const step = async (work: (from: SealState) => Promise<SealState>) => {
    try {
      const from = state ?? (await loadSealState(engines, tools));
      state = undefined;
      state = await work(from);
      metrics.refused.set(0);
      metrics.unsealed.set(state.progress.unsealed);
    } catch (error) {
      metrics.refused.set(error instanceof UnknownLogKey || error instanceof LogDiffersFromSeal ? 1 : 0);
      throw error;
    }
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
    now = { ...now, progress: advance(now.progress, batch, now.last.seal) };
    if (now.progress.count - now.checkpointCount >= checkpointEvery) now = await saveSealState(engines, now);
    if (!(await goOn())) return { now, whole: false };
  }
  return { now, whole: true };
};
