import { setTimeout as wait } from 'node:timers/promises';
import { copiesOf, kill, ownersOf } from '../processes.ts';
import type { Disturbance } from './disturbance.ts';
import type { Ground } from './ground.ts';

const services = ['command-api', 'query-api', 'realtime', 'projectors', 'workflows', 'gateway'];
/** Longer than the time to live of a lease, 3 s. */
const pausedMs = { least: 3_500, more: 4_000 };

const killOne =
  (service: string): Disturbance['happen'] =>
  async ({ stack, choose }) => {
    await kill(stack, choose.pick(await copiesOf(stack, service)));
    return { kills: 1 };
  };

/** Both at once, so that nobody can take over. */
const killAll =
  (service: string): Disturbance['happen'] =>
  async ({ stack }) => {
    const copies = await copiesOf(stack, service);
    await Promise.all(copies.map((copy) => kill(stack, copy)));
    return { kills: copies.length };
  };

/** The one that has taken over is killed, too, as soon as it has. */
const killOwnerTwice: Disturbance['happen'] = async ({ stack }) => {
  const { owner, other } = await ownersOf(stack, 'comment');
  await Promise.all([kill(stack, owner.copy), wait(pausedMs.least).then(() => kill(stack, other))]);
  return { kills: 2 };
};

const pauseOne =
  (service: string): Disturbance['happen'] =>
  async ({ stack, choose }: Ground) => {
    const copies = await copiesOf(stack, service);
    const { pid } = service === 'projectors' ? (await ownersOf(stack, 'comment')).owner.copy : choose.pick(copies);
    process.kill(pid, 'SIGSTOP');
    await wait(pausedMs.least + choose.below(pausedMs.more));
    process.kill(pid, 'SIGCONT');
    return { kills: 0 };
  };

export const kills: readonly Disturbance[] = [
  ...services.map((service) => ({ name: `${service}: a copy is killed`, weight: 2, happen: killOne(service) })),
  ...services
    .filter((service) => service !== 'gateway')
    .map((service) => ({ name: `${service}: all copies are killed`, weight: 1, happen: killAll(service) })),
  { name: 'projectors: the owner is killed, and who took over', weight: 2, happen: killOwnerTwice },
  ...['projectors', 'workflows', 'command-api'].map((service) => ({
    name: `${service}: an owner is paused for longer than its leases`,
    weight: 1,
    happen: pauseOne(service),
  })),
];
