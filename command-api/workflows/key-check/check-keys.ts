import { isDeepStrictEqual } from 'node:util';
import { damagedKeysId, type DamagedKeysDocument, damagedKeysView } from '@maru/contracts/kernel/damaged-keys.views';
import { pause } from '@maru/platform/clock/pause';
import type { Closable, Engines } from '@maru/platform/engines/engines';
import type { KeyName } from '@maru/platform/key-vault/key-vault';
import type { Log } from '@maru/platform/log/logger';
import { runUnderLease } from '../runner/run-under-lease.ts';

/** A look takes 20 µs a key: between two of them lies so much of its own time, too, that it costs 1 % of a processor. */
const usualPace = { everyMs: 60_000, rests: 100 };
/** Somebody who has more of them has lost the vault, and reads none of it key by key. */
const mostListed = 200;

type KeyCheckEngines = Pick<Engines, 'keys' | 'views' | 'leases' | 'clock'>;

/** Looks through all keys now and then, as a key that nobody asks for is damaged unseen, and lists the damaged ones. */
export const checkKeys = (engines: KeyCheckEngines, log: Pick<Log, 'warn'>, { everyMs, rests } = usualPace): Closable =>
  runUnderLease(engines.leases, 'key-check', async ({ signal }) => {
    for (let wait = 0; await pause(wait, signal);) {
      const begun = performance.now();
      await look(engines, signal).catch((err: unknown) =>
        log.warn({ err }, 'the keys could not be looked through, trying again'),
      );
      wait = Math.max(everyMs, rests * (performance.now() - begun));
    }
  });

const look = async ({ keys, views, clock }: KeyCheckEngines, signal: AbortSignal): Promise<void> => {
  const damaged = await keys.damaged(signal);
  if (signal.aborted) return;
  const { name, version } = damagedKeysView;
  // The views may have been damaged and begun anew.
  await views.define(damagedKeysView);
  const stored = await views.version(name, version).get<DamagedKeysDocument>(damagedKeysId);
  const doc = documentOf(damaged, stored?.doc, clock.now());
  if (isDeepStrictEqual(doc, stored?.doc)) return;
  await views.write(name, version, [{ id: doc.id, doc, position: (stored?.position ?? 0) + 1 }], 0);
};

const idOf = ({ purpose, person }: KeyName) => `${purpose}:${person}`;

/** In one order whatever the engine's is: what is as it was need not be written. */
const documentOf = (
  damaged: readonly KeyName[],
  before: DamagedKeysDocument | undefined,
  now: number,
): DamagedKeysDocument => {
  const since = new Map(before?.list.map((key) => [idOf(key), key.since]));
  const sorted = damaged.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)).slice(0, mostListed);
  return {
    id: damagedKeysId,
    list: sorted.map(({ person, purpose }) => ({
      person,
      purpose,
      since: since.get(idOf({ person, purpose })) ?? now,
    })),
    total: damaged.length,
  };
};
