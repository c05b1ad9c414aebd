import { pause } from '../runtime/pause.ts';
import type { Log } from '../runtime/runtime.ts';
import { type Due, openSealer } from './sealer.ts';
import type { SealEngines } from './standing.ts';

export interface SealKeeper {
  /** Seals what is unsealed and ends. The engines stay open. */
  close(): Promise<void>;
}

const due: Due = { events: 1_000, ms: 3_600_000 };
/**
 * Nobody waits for a seal, so the log is looked at from time to time and in large pieces, which costs commands less than waking at each
 * of them; looking needs no watchdog either. The rest after each batch leaves the process to others while an old log is read.
 */
const pace = { everyMs: 1_000, restMs: 25 };
/** How long reading may hold up the end of the process; what is read by then is sealed, the remainder next time. */
const closingMs = 1_000;

/** Keeps the log sealed, in the background: the first look is a second away. */
export const keepSeals = (engines: SealEngines, log: Log): SealKeeper => {
  const ended = new AbortController();
  const { signal } = ended;
  const sealer = openSealer(engines, log, due);

  const attempt = (work: () => Promise<void>) =>
    work().catch((err: unknown) => log.error({ err }, 'sealing the log failed, going on from the checkpoint'));
  const run = async () => {
    while (await pause(pace.everyMs, signal)) await attempt(() => sealer.round(() => pause(pace.restMs, signal)));
  };
  const running = run();

  return {
    close: async () => {
      ended.abort();
      await running;
      const until = engines.clock.now() + closingMs;
      await attempt(() => sealer.finish(() => engines.clock.now() < until));
    },
  };
};
