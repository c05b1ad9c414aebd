import { setTimeout as wait } from 'node:timers/promises';
import type { Disturbance } from './disturbance.ts';
import { storeNodes } from './store-cluster.ts';

type Name = 'esdb' | 'mongo' | 'redis';

const awayMs = { least: 500, more: 5_000 };

const killed =
  (name: Name): Disturbance['happen'] =>
  async ({ stack: { servers }, choose }) => {
    await servers[name].kill();
    await wait(awayMs.least + choose.below(awayMs.more));
    await servers[name].start();
    return { kills: 1 };
  };
const frozen =
  (name: Name): Disturbance['happen'] =>
  async ({ stack: { servers }, choose }) => {
    servers[name].freeze();
    await wait(awayMs.least + choose.below(awayMs.more));
    servers[name].goOn();
    return { kills: 0 };
  };

const cut: Disturbance['happen'] = async ({ store, choose }) => {
  const times = 1 + choose.below(5);
  for (let time = 0; time < times; time += 1) {
    store.signal('SIGUSR2');
    await wait(500);
  }
  return { kills: 0 };
};

const elections: Disturbance['happen'] = async ({ store, choose }) => {
  const times = 1 + choose.below(4);
  for (let time = 0; time < times; time += 1) {
    await store.order('elect', choose.below(storeNodes));
    await wait(1_000);
  }
  return { kills: 0 };
};

/** A follower is behind, the leader loses the others, and comes back to what they have written meanwhile. */
const leaderCutOff: Disturbance['happen'] = async ({ store, choose }) => {
  const leader = choose.below(storeNodes);
  const [next, behind] = [(leader + 1) % storeNodes, (leader + 2) % storeNodes];
  await store.order('elect', leader);
  await store.order('stall', behind);
  await wait(1_000);
  await store.order('cutOff', leader);
  await wait(choose.below(3_000));
  await store.order('elect', next);
  await wait(2_000);
  await store.order('rejoin', behind, next);
  await store.order('rejoin', leader, next);
  return { kills: 0 };
};

const answering =
  (fault: string): Disturbance['happen'] =>
  async ({ store, choose }) => {
    await store.order('faults', fault);
    await wait(1_000 + choose.below(3_000));
    await store.order('faults', 'none');
    return { kills: 0 };
  };

const names: Readonly<Record<Name, string>> = { esdb: 'EventStoreDB', mongo: 'MongoDB', redis: 'Redis' };
const engines = Object.keys(names) as Name[];

export const enginesAway: readonly Disturbance[] = [
  ...engines.map((name) => ({ name: `${names[name]} is killed`, weight: 2, happen: killed(name) })),
  ...engines.map((name) => ({ name: `${names[name]} hangs`, weight: 1, happen: frozen(name) })),
  { name: 'EventStoreDB: connections are cut', weight: 1, happen: cut },
  { name: 'EventStoreDB: elections', weight: 2, happen: elections },
  { name: 'EventStoreDB: the leader is cut off', weight: 2, happen: leaderCutOff },
  ...['short reads', 'checkpoint at the end', 'strange answers'].map((fault) => ({
    name: `EventStoreDB: ${fault}`,
    weight: 1,
    happen: answering(fault),
  })),
];
