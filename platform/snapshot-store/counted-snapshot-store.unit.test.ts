import { expect, it } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { countedSnapshotStore } from './counted-snapshot-store.ts';

const of = { fold: 'shop.item a', stream: 'shop.item-1' };
const snapshot = { revision: 1_000, position: 1, hash: 'h', state: Buffer.from([1]) };
const marks = { since: -1, byName: new Map<string, string>() };
const away = () => Promise.reject(new Error('away'));

it('counts what became of what was asked', async () => {
  const metrics = createMetrics();
  const answers = { find: [snapshot, undefined], save: [true, true, false] };
  const store = countedSnapshotStore(
    {
      find: async () => answers.find.shift(),
      save: async () => answers.save.shift() ?? away(),
      mark: away,
      forget: async () => undefined,
      retain: async () => ['old', 'older'],
      close: async () => undefined,
    },
    metrics,
  );
  expect([await store.find(of), await store.find(of)]).toEqual([snapshot, undefined]);
  for (const isKept of [true, true, false]) expect(await store.save(of, snapshot, marks)).toBe(isKept);
  await expect(store.save(of, snapshot, marks)).rejects.toThrow('away');
  await expect(store.mark(of, 'a')).rejects.toThrow('away');
  await store.forget(of.stream);
  expect(await store.retain([], 0)).toEqual(['old', 'older']);
  const { values } = (await metrics.registry.getSingleMetric('maru_snapshots_total')?.get()) ?? { values: [] };
  expect(Object.fromEntries(values.map(({ labels, value }) => [labels['outcome'], value]))).toEqual({
    used: 1,
    saved: 2,
    refused: 1,
    failed: 2,
    forgotten: 1,
    removed: 2,
  });
});
