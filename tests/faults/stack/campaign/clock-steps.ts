import { setTimeout as wait } from 'node:timers/promises';
import { processesOf, type StackProcess } from '../../../support/stack/running-stack.ts';
import { copiesOf } from '../processes.ts';
import type { Disturbance } from './disturbance.ts';

const hour = 3_600;
const steps = [10, -10, 2 * hour, -2 * hour, 10 * hour, -30 * hour];
/** Every process looks at its clock's file once a second. */
const seenMs = 1_500;
const nearSeconds = 5;
const services = ['command-api', 'query-api', 'realtime', 'projectors', 'workflows'];

const stepOf = (seconds: number) => `${seconds > 0 ? '+' : ''}${seconds} s`;

/** By the date of an answer. Throws where the process keeps to another clock. */
const expectStepped = async ({ name, url }: StackProcess, seconds: number) => {
  const { headers } = await fetch(`${url}/api/health`);
  const ahead = (Date.parse(headers.get('date') ?? '') - Date.now()) / 1_000;
  if (!(Math.abs(ahead - seconds) < nearSeconds))
    throw new Error(`the clock of ${name} is ${ahead} s ahead, not ${seconds}`);
};

const oneProcess: Disturbance['happen'] = async ({ clocks, stack, choose }) => {
  const [service, seconds] = [choose.pick(services), choose.pick(steps)];
  const copy = choose.pick(await copiesOf(stack, service));
  await clocks.set([copy], seconds);
  await wait(seenMs + choose.below(3_000));
  await expectStepped(copy, seconds);
  await clocks.set([copy], 0);
  await wait(seenMs);
  return { kills: 0, saw: `${service} ${stepOf(seconds)}` };
};

/** Further with each step, and back at once. */
const allProcesses: Disturbance['happen'] = async ({ clocks, stack, choose }) => {
  const [all, first, second] = [await processesOf(stack), choose.pick(steps), choose.pick(steps)];
  for (const seconds of [first, first + second, 0]) {
    await clocks.set(all, seconds);
    await wait(seenMs + choose.below(1_500));
  }
  return { kills: 0, saw: `${stepOf(first)}, ${stepOf(second)}` };
};

const killedMeanwhile: Disturbance['happen'] = async (ground, load) => {
  const { clocks, stack, choose } = ground;
  const [copy, seconds] = [choose.pick(await copiesOf(stack, choose.pick(services))), choose.pick(steps)];
  await clocks.set([copy], seconds);
  await wait(seenMs);
  process.kill(copy.pid, 'SIGKILL');
  await load.more(3);
  await clocks.set([copy], 0);
  await wait(seenMs);
  return { kills: 1, saw: `${copy.service} ${stepOf(seconds)}` };
};

export const clockSteps: readonly Disturbance[] = [
  { name: 'a clock steps, and back', weight: 3, happen: oneProcess },
  { name: 'all clocks step twice, and back', weight: 2, happen: allProcesses },
  { name: 'a process is killed while its clock is wrong', weight: 2, happen: killedMeanwhile },
];
