import { whenAborted, pause } from '@maru/platform/clock/pause';
import { backoffMs } from '@maru/platform/clock/backoff';
import type { Lease, Leases } from '@maru/platform/lease/lease';
import { projectionLease } from '@maru/platform/lease/lease-names';
import type { Feed } from './feed.ts';
import { type Owner, ownerOf } from './owner.ts';
import type { AnyProjection } from './projection.ts';
import type { Runtime } from './runtime.ts';
import { orAborted } from './subscription.ts';

export interface Ownership {
  readonly owners: ReadonlySet<Owner>;
  /** Resolves when the signal has aborted and nothing is owned any more. */
  readonly released: Promise<void>;
}

export interface OwnershipOptions {
  readonly leases: Leases;
  readonly resumeProjections: (owner: Owner) => Promise<void>;
  readonly signal: AbortSignal;
}

const backoff = { firstMs: 100, longestMs: 10_000 };
const lookMs = 500;

export const ownProjections = (
  runtime: Runtime,
  feed: Feed,
  projections: readonly AnyProjection[],
  options: OwnershipOptions,
): Ownership => {
  const owners = new Set<Owner>();
  const own = async (owner: Owner) => {
    runtime.metrics.setOwned(owner.projection, true);
    owners.add(owner);
    try {
      await options.resumeProjections(owner);
      await whenAborted(owner.signal);
    } finally {
      owners.delete(owner);
      await feed.exclusive(async () =>
        feed.change({ add: [], remove: [...feed.builds].filter((build) => build.owner === owner) }),
      );
      runtime.metrics.setOwned(owner.projection, false);
      if (!options.signal.aborted)
        runtime.log.info(
          { projection: owner.projection.name, version: owner.projection.version, ...reasonOf(owner) },
          'projection let go',
        );
    }
  };
  const hold = (projection: AnyProjection) => {
    runtime.metrics.setOwned(projection, false);
    const work = async (lease: Lease) => {
      const owner = ownerOf(projection, lease);
      if (await waitForTurn(runtime, owner)) await own(owner);
    };
    return untilAborted(runtime, options.signal, () =>
      options.leases.hold(projectionLease(projection), work, options.signal),
    );
  };
  return { owners, released: Promise.all(projections.map(hold)).then(() => undefined) };
};

const reasonOf = ({ signal: { reason } }: Owner) => (reason instanceof Error ? { reason: reason.message } : {});

/** While a newer version is looked after, this one stands by and keeps its lease, for which only its copies compete. */
const waitForTurn = async (runtime: Runtime, { projection, signal }: Owner): Promise<boolean> => {
  for (let isLogged = false; await orAborted(runtime.isOutdated(projection), signal); isLogged = true) {
    if (!isLogged)
      runtime.log.info(
        { projection: projection.name, version: projection.version },
        'a newer version of this projection is looked after, standing by',
      );
    await pause(lookMs, signal);
  }
  return !signal.aborted;
};

const untilAborted = async (runtime: Runtime, signal: AbortSignal, work: () => Promise<void>) => {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await work();
      failures = 0;
    } catch (err) {
      if (!signal.aborted) runtime.log.error({ err }, 'a projection could not be taken on, trying again');
      failures += 1;
    }
    await pause(backoffMs(backoff, failures), signal);
  }
};
