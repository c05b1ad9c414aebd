import { sealDue } from '@maru/contracts/kernel/seal.events';
import { logKeysId, logKeysView } from '@maru/contracts/kernel/log-keys.views';
import { backoffMs } from '@maru/platform/clock/backoff';
import { pause } from '@maru/platform/clock/pause';
import type { Engines } from '@maru/platform/engines/engines';
import type { Lease } from '@maru/platform/lease/lease';
import { runUnderLease } from '../runner/run-under-lease.ts';
import { type PostSeal, sealPoster } from './post-seals.ts';
import { publicKeys } from './seal-keys.ts';
import type { SealEngines, SealTools } from './seal-state.ts';
import { openSealer } from './sealer.ts';

export interface SealKeeper {
  /** Seals what is unsealed first; the engines stay open. */
  close(): Promise<void>;
}

export interface KeeperTools extends SealTools {
  /** undefined: seals stay where they are. */
  readonly post?: PostSeal;
}

/** Nobody waits for a seal, so large pieces are read, with pauses for others. */
const pace = { everyMs: 1_000, restMs: 25, longestMs: 60_000 };
const postPace = { everyMs: 5_000, longestMs: 600_000 };
const closingMs = 1_000;

/** One keeper at a time; a stale one fails at the seal stream's revision. */
export const keepSeals = (engines: SealEngines & Pick<Engines, 'leases'>, tools: KeeperTools): SealKeeper => {
  const { log, metrics, post } = tools;

  /** Again and again, ever rarer while it fails. */
  const repeat = async (lease: Lease, { everyMs, longestMs }: typeof postPace, work: () => Promise<boolean>) => {
    let failures = 0;
    let wait = everyMs;
    while (await pause(wait, lease.signal)) {
      failures = (await work()) ? 0 : failures + 1;
      wait = failures === 0 ? everyMs : backoffMs({ firstMs: 2 * everyMs, longestMs }, failures);
    }
  };
  const attempt = (work: () => Promise<void>) =>
    work().then(
      () => true,
      (err: unknown) => {
        log.error({ err }, 'sealing the log failed, going on from the checkpoint');
        return false;
      },
    );
  const poster = post && sealPoster(engines, post, metrics);
  const attemptPost = async (signal: AbortSignal) => {
    try {
      await poster?.poll(signal);
      return true;
    } catch (err) {
      metrics.postFailures.inc();
      log.warn({ err }, 'a seal could not be posted, trying again');
      return false;
    }
  };

  const keep = async (lease: Lease, ended: AbortSignal) => {
    const sealer = openSealer(engines, { ...tools, due: sealDue });
    const publish = keyPublisher(engines, tools);
    const seal = async () => {
      await publish();
      await sealer.poll(() => pause(pace.restMs, lease.signal));
    };
    await Promise.all([
      repeat(lease, pace, () => attempt(seal)),
      poster && repeat(lease, postPace, () => attemptPost(lease.signal)),
    ]);
    if (!ended.aborted || !lease.holds()) return;
    const closing = AbortSignal.timeout(closingMs);
    await attempt(() => sealer.finish(() => !closing.aborted));
    await attemptPost(AbortSignal.timeout(closingMs));
  };
  return runUnderLease(engines.leases, 'log-seal', keep);
};

/** Once, and again where the views were damaged and begun anew. */
const keyPublisher = ({ views }: SealEngines, { keys }: Pick<SealTools, 'keys'>) => {
  const { name, version } = logKeysView;
  let isPublished = false;
  return async () => {
    if (isPublished && (await views.checkpoint(name, version))) return;
    isPublished = false;
    await views.define(logKeysView);
    const position = ((await views.version(name, version).get(logKeysId))?.position ?? 0) + 1;
    await views.write(name, version, [{ id: logKeysId, doc: { id: logKeysId, ...publicKeys(keys) }, position }], 0);
    isPublished = true;
  };
};
