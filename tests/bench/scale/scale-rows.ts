import { ms, percent, type Row } from '../row.ts';
import { type Copies, type Load, simulate } from './scale-model.ts';

/** 1×: a hundred people at work. Rooms do not grow with the number of people: ten hear of a command. */
const base: Load = { commandsPerSecond: 20, getsPerSecond: 200, listeners: 10 };
const times = (factor: number): Load => ({
  ...base,
  commandsPerSecond: base.commandsPerSecond * factor,
  getsPerSecond: base.getsPerSecond * factor,
});

const two: Copies = {
  gateway: 2,
  commandApi: 2,
  queryApi: 2,
  projectionParts: 1,
  mongoShards: 1,
  logs: 1,
  redisShards: 1,
  socketNodes: 2,
};

const ten: Copies = { ...two, gateway: 6, commandApi: 3, queryApi: 12, mongoShards: 3 };
const hundred: Copies = {
  gateway: 60,
  commandApi: 18,
  queryApi: 120,
  projectionParts: 8,
  mongoShards: 40,
  logs: 6,
  redisShards: 4,
  socketNodes: 20,
  roomChannels: true,
};
const thousand: Copies = {
  gateway: 600,
  commandApi: 160,
  queryApi: 1_200,
  projectionParts: 64,
  mongoShards: 400,
  logs: 50,
  redisShards: 40,
  socketNodes: 200,
  roomChannels: true,
};

/** Each load on what the one before needed, and on what it needs itself. */
const cases: readonly (readonly [string, Load, Copies])[] = [
  [
    '100 commands/s, no GETs, 2 cores shared by all',
    { ...base, commandsPerSecond: 100, getsPerSecond: 0 },
    { ...two, gateway: 1, sharedCores: 2 },
  ],
  ['1× on two copies', times(1), two],
  ['10× on two copies', times(10), two],
  ['10× on what it needs', times(10), ten],
  ['100× on what 10× needs', times(100), ten],
  ['100× on what it needs', times(100), hundred],
  ['1,000× on what 100× needs', times(1_000), hundred],
  ['1,000× on what it needs', times(1_000), thousand],
];

const shown = (value: number) => (Number.isFinite(value) ? ms(value) : 'never keeps up');

/** Reckoned from measured costs; measures nothing. */
export const scaleRows = (): Row[] =>
  cases.map(([what, load, copies]) => {
    const { p50, p99, busy } = simulate(load, copies);
    const shares = Object.entries(busy)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, share]) => `${name} ${percent(share)}`);
    return { what, figure: `p50 ${shown(p50)}, p99 ${shown(p99)}; ${shares.join(', ')}` };
  });
