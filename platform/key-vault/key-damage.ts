import type { Log } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { KeyName } from './key-vault.ts';
import { keyId } from './key-table.ts';

/** Hears of each key that was read, whether it is damaged; the same one may come again and again. */
export type ReportKey = (name: KeyName, isDamaged: boolean) => void;

/** In the log once, and in the metric `maru_damaged_keys` until the key is found whole or destroyed. */
export const keyDamageReport = (log: Pick<Log, 'error' | 'info'>, metrics?: Metrics): ReportKey => {
  const damaged = new Set<string>();
  const gauge = metrics?.gauge('maru_damaged_keys', 'Keys of people that this process has found damaged');
  return (name, isDamaged) => {
    const id = keyId(name);
    if (damaged.has(id) === isDamaged) return;
    if (isDamaged) {
      damaged.add(id);
      log.error({ person: name.person, purpose: name.purpose }, 'a key is damaged: what it sealed reads empty');
    } else {
      damaged.delete(id);
      log.info({ person: name.person, purpose: name.purpose }, 'a key that was damaged is no longer so');
    }
    gauge?.set(damaged.size);
  };
};
