import { Rejected } from '@maru/contracts/kernel/rejections';
import type { FileStore } from '@maru/platform/file-store/file-store';
import type { Register } from '../identity/user/registration.service.ts';
import { commandIdOf } from '../pipeline/command-id.ts';
import type { Command } from '../pipeline/aggregate.ts';
import type { Execute } from '../pipeline/command-request.ts';
import type { DemoClock } from './demo-clock.ts';
import { demoPassword, demoPeople, personId, type PersonKey, personKeys } from './demo-people.ts';
import { addressOf, type DemoPicture, demoPictures, paint, portraitKey } from './demo-pictures.ts';
import { demoScript } from './demo-script.ts';

/** What making the demo takes: commands whose clock is `clock`, and files. */
export interface DemoPorts {
  readonly execute: Execute;
  readonly register: Register;
  readonly files: Pick<FileStore, 'put' | 'get'>;
  readonly clock: DemoClock;
}

/** Days ago: when the people signed up, before any project began. */
const signedUp = 150;

/**
 * Projects, issues and talk of some weeks, through the same commands people send. Ids and keys are always the same, so that after a
 * crash it is simply made again: what is there stays, the rest follows.
 */
export const makeDemo = async ({ execute, register, files, clock }: DemoPorts): Promise<void> => {
  const [first, ...pictures] = demoPictures;
  // Whether a demo was begun is told by its first picture.
  if (first) await store(first, files);
  const painted = storeAll(pictures, files);
  const send = sendOnce(execute);
  clock.moveTo(signedUp);
  for (const person of personKeys) await signUp(register, person);
  // Nobody shall see an address without its picture.
  await painted;
  for (const person of personKeys) await send(person, `portrait ${person}`, { type: 'ChangeUserImage', data: { id: personId(person), image: addressOf(portraitKey(person)) } });
  const day = (fromToday: number) => new Date(clock.realNow + fromToday * 86_400_000).toISOString().slice(0, 10);
  for (const [at, { ago, by, command }] of demoScript(day).entries()) {
    clock.moveTo(ago);
    await send(by, `scene ${at}`, command);
  }
};

const signUp = (register: Register, person: PersonKey) => {
  const id = personId(person);
  return register({ ...demoPeople[person], id, password: demoPassword, level: 1, agreed: [], ipHash: '', correlationId: 'demo' });
};

export const isStored = async (files: Pick<FileStore, 'get'>, key: string): Promise<boolean> => {
  const found = await files.get(key);
  found?.stream.destroy();
  return found !== undefined;
};
const store = async (picture: DemoPicture, files: DemoPorts['files']) => {
  if (!(await isStored(files, picture.key))) await files.put(picture.key, await paint(picture));
};

/** Two at a time: the rest of the processor is for the commands. */
const storeAll = async (pictures: readonly DemoPicture[], files: DemoPorts['files']) => {
  const todo = [...pictures];
  const worker = async () => {
    for (let next = todo.shift(); next; next = todo.shift()) await store(next, files);
  };
  await Promise.all([worker(), worker()]);
};

const sendOnce = (execute: Execute) => async (by: PersonKey, key: string, command: Command) => {
  const actor = { id: personId(by), level: 1 };
  const request = { command, actor, commandId: commandIdOf(actor.id, `demo ${key}`), ipHash: '', correlationId: 'demo' };
  await execute(request).catch((error: unknown) => {
    // Sent before, on another day: due dates were counted from that one.
    if (!(error instanceof Rejected) || error.code !== 'key_reused') throw error;
  });
};
