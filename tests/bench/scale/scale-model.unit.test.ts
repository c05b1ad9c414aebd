import { expect, it } from 'vitest';
import { type Copies, type Load, simulate } from './scale-model.ts';

const load: Load = { commandsPerSecond: 20, getsPerSecond: 200, listeners: 10 };
const copies: Copies = {
  gateway: 2,
  commandApi: 2,
  queryApi: 2,
  projectionParts: 1,
  mongoShards: 1,
  logs: 1,
  redisShards: 1,
  socketNodes: 2,
};

it('is as busy as what is asked costs', () => {
  const busy = simulate(load, copies).busy['query-api'] ?? 0;
  expect(simulate({ ...load, getsPerSecond: 400 }, copies).busy['query-api']).toBeCloseTo(2 * busy);
  expect(simulate(load, { ...copies, queryApi: 4 }).busy['query-api']).toBeCloseTo(busy / 2);
});

it('never keeps up where a part has more to do than it can', () => {
  expect(simulate({ ...load, getsPerSecond: 20_000 }, copies).p99).toBe(Infinity);
});

it('is slower where all share two cores', () => {
  const quiet = { ...load, commandsPerSecond: 60, getsPerSecond: 0 };
  expect(simulate(quiet, { ...copies, sharedCores: 2 }).p99).toBeGreaterThan(simulate(quiet, copies).p99);
});
