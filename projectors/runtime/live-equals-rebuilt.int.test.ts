import type { DomainEvent } from '@maru/contracts/kernel/message';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { projections as all } from '../compose.ts';
import type { Step } from '../testing/history-cast.ts';
import { trackerHistory } from '../testing/tracker-history.ts';
import { openWorld } from '../testing/world.ts';
import { compareWithRebuild } from './compare-with-rebuild.ts';

const names = all.map(({ name }) => name);

/** Numbers as dice; when they are used up they begin again. */
const rollOf = (numbers: readonly number[]) => {
  let at = 0;
  return (below: number) => (numbers[at++ % numbers.length] ?? 0) % below;
};

const byStream = (steps: readonly Step[]) => {
  const streams = new Map<string, DomainEvent[]>();
  for (const [stream, event] of steps) streams.set(stream, [...(streams.get(stream) ?? []), event]);
  return streams;
};

it('live views equal rebuilt ones after any history, over restarts and rebuilds', async () => {
  const numbers = fc.array(fc.nat(), { minLength: 200, maxLength: 600 });
  const acts = fc.array(fc.constantFrom('append', 'append', 'append', 'restart', 'rebuild'), {
    minLength: 2,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(numbers, acts, async (dice, story) => {
      const world = await openWorld();
      try {
        const next = trackerHistory(rollOf(dice));
        let projections = await world.run(all);
        for (const act of story) {
          await Promise.all(
            [...byStream(Array.from({ length: 20 }, next))].map(([stream, events]) => world.append(stream, ...events)),
          );
          if (act === 'restart') {
            await projections.close();
            projections = await world.run(all);
          }
          if (act === 'rebuild')
            expect((await projections.rebuild()).flatMap(({ differences }) => differences)).toEqual([]);
        }
        await world.untilSettled(...names);
        expect(await compareWithRebuild(world, all)).toEqual([]);
        expect(world.complaints).toEqual([]);
      } finally {
        await world.close();
      }
    }),
    { numRuns: 10 },
  );
});
