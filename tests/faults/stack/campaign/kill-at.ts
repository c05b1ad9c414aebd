import { setTimeout as wait } from 'node:timers/promises';
import type { MongoCommand } from '../../../support/mongo-proxy.ts';
import { copiesOf } from '../processes.ts';
import type { Ground } from './ground.ts';

/** Nobody waits longer for the moment to come. */
const patienceMs = 30_000;
/** So many commands of the kind may pass before. */
const mostPassed = 3;

/**
 * Kills all copies of a service while one of them sends such a command to MongoDB, before it is carried out or right
 * after; answers how many. Throws when the moment does not come.
 */
export const killAt = async (
  { stack, proxy, choose }: Ground,
  service: string,
  isMoment: (command: MongoCommand) => boolean,
): Promise<number> => {
  let passing = choose.below(mostPassed);
  const fault = choose.pick(['reset', 'reset after'] as const);
  const moment = new Promise<true>((resolve) => {
    proxy.inject((command) => {
      if (!isMoment(command) || (passing -= 1) >= 0) return undefined;
      proxy.inject(() => undefined);
      resolve(true);
      return fault;
    });
  });
  const inTime = await Promise.race([moment, wait(patienceMs, false, { ref: false })]);
  proxy.inject(() => undefined);
  if (!inTime) throw new Error(`${service} did not send the command at which it was to be killed`);
  const copies = await copiesOf(stack, service);
  for (const { pid } of copies) process.kill(pid, 'SIGKILL');
  return copies.length;
};
