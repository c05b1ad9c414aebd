import { setTimeout as wait } from 'node:timers/promises';
import { concernError, type Fault, type MongoCommand, refusal, writeErrors } from '../../../support/mongo-proxy.ts';
import type { Seeded } from '../../campaign/seeded.ts';
import type { Disturbance } from './disturbance.ts';

/** Stepped down, shutting down, no primary, interrupted, waited too long. */
const passing = [189, 91, 10_107, 11_600, 11_602, 13_435, 262, 112, 7];
const writes = ['insert', 'update', 'delete', 'findAndModify'];
const inParts = ['insert', 'update', 'delete'];

const anyFault = ({ name }: MongoCommand, choose: Seeded): Fault => {
  const faults: Fault[] = ['reset', 'reset after', refusal(choose.pick(passing))];
  if (writes.includes(name)) faults.push(concernError(64), concernError(91));
  if (inParts.includes(name)) faults.push(writeErrors(112), writeErrors(11_602));
  return choose.pick(faults);
};

const brokenWrite = (command: MongoCommand, choose: Seeded) =>
  writes.includes(command.name) ? anyFault(command, choose) : undefined;

const saysNo =
  (share: number, fault: (command: MongoCommand, choose: Seeded) => Fault | undefined): Disturbance['happen'] =>
  async ({ proxy, choose }) => {
    let count = 0;
    proxy.inject((command) => {
      const given = choose.chance(share) ? fault(command, choose) : undefined;
      if (given) count += 1;
      return given;
    });
    await wait(2_000 + choose.below(4_000));
    proxy.inject(() => undefined);
    return { kills: 0, saw: `${count} answers` };
  };

export const mongoSaysNo: readonly Disturbance[] = [
  { name: 'MongoDB says no to one command in ten', weight: 2, happen: saysNo(0.1, anyFault) },
  { name: 'MongoDB: the primary steps down', weight: 1, happen: saysNo(1, () => refusal(189)) },
  { name: 'MongoDB: writes are broken', weight: 2, happen: saysNo(0.5, brokenWrite) },
  { name: 'MongoDB is silent', weight: 1, happen: saysNo(0.02, () => 'silence') },
];
