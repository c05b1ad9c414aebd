import type { Metrics } from '../metrics/metrics.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** Counts in `maru_snapshots_total{outcome}` what became of what was asked. */
export const countedSnapshotStore = (store: SnapshotStore, metrics: Metrics): SnapshotStore => {
  const outcomes = metrics.counter('maru_snapshots_total', 'Snapshots of long streams, by what became of them', [
    'outcome',
  ]);
  const count = (outcome: 'saved' | 'used' | 'refused' | 'forgotten' | 'removed' | 'failed', times = 1) =>
    outcomes.inc({ outcome }, times);
  const orFailed = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      count('failed');
      throw error;
    }
  };
  return {
    find: async (of, upTo) => {
      const found = await orFailed(store.find(of, upTo));
      if (found) count('used');
      return found;
    },
    mark: (of, name) => orFailed(store.mark(of, name)),
    save: async (of, snapshot, marks) => {
      const isKept = await orFailed(store.save(of, snapshot, marks));
      count(isKept ? 'saved' : 'refused');
      return isKept;
    },
    forget: async (stream) => {
      await orFailed(store.forget(stream));
      count('forgotten');
    },
    retain: async (folds, at) => {
      const removed = await orFailed(store.retain(folds, at));
      count('removed', removed.length);
      return removed;
    },
    close: () => store.close(),
  };
};
