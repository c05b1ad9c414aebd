import { firstAgreements } from '@maru/contracts/identity/user/agreements';
import { type Actor, system } from '@maru/contracts/kernel/actor';
import { adminLevel } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { imageFolder } from '@maru/contracts/media/image/image.routes';
import { sizedImage } from '@maru/contracts/media/image/image.sizes';
import type { FileStore } from '@maru/platform/file-store/file-store';
import { hashPassword } from '@maru/command-api/identity/user/password.service';
import { shrink } from '@maru/command-api/media/image/re-encode';
import { commandIdOf } from '@maru/command-api/pipeline/command-id';
import type { Command } from '@maru/command-api/pipeline/aggregate';
import type { Execute } from '@maru/command-api/pipeline/command-request';
import { sender } from '@maru/command-api/pipeline/send';
import { withCorrelation } from '@maru/platform/log/logger';
import pLimit from 'p-limit';
import type { CommandService } from '@maru/command-api/compose';
import { type Clock, systemClock } from '@maru/platform/clock/clock';
import { demoPassword, demoPeople, keeperId, personId, type PersonKey, personKeys } from './cast/demo-people.ts';
import { addressOf, type DemoPicture, demoPictures, paint, portraitKey } from './demo-pictures.ts';
import { demoScript, type Scene } from './demo-script.ts';

/** A clock that lives through the past weeks in a moment. */
interface DemoClock extends Clock {
  readonly realNow: number;
  /** To so many days before the real now. */
  readonly moveTo: (daysAgo: number) => void;
}

const dayMs = 86_400_000;

export const demoClock = (now: () => number = Date.now): DemoClock => {
  const start = now();
  let current = start;
  return {
    ...systemClock(() => current),
    realNow: start,
    moveTo: (daysAgo) => {
      current = start - Math.round(daysAgo * dayMs);
    },
  };
};

/** What making the demo takes: commands whose clock is `clock`, and files. */
export interface DemoPorts {
  readonly execute: Execute;
  readonly register: CommandService['register'];
  readonly files: Pick<FileStore, 'put' | 'get'>;
  readonly clock: DemoClock;
  readonly follow: (command: Command) => Promise<void>;
}

/** Days ago: when the people signed up, before any project began. */
export const signedUp = 150;

/** Ids and keys are always the same, so that after a crash it is simply made again. */
export const makeDemo = async ({ execute, register, files, clock, follow }: DemoPorts): Promise<void> => {
  const [first, ...pictures] = demoPictures;
  // Whether a demo was begun is told by its first picture.
  if (first) await store(first, files);
  const storage = storeAll(pictures, files);
  const send = sendOnce(execute);
  clock.moveTo(signedUp);
  for (const person of personKeys)
    await withCorrelation(commandIdOf(personId(person), 'demo sign-up'), () => signUp(register, person));
  // Nobody shall see an address without its picture.
  await storage;
  for (const person of personKeys)
    await send(person, `portrait ${person}`, {
      type: 'ChangeUserImage',
      data: { id: personId(person), image: addressOf(portraitKey(person)) },
    });
  const day = (fromToday: number) => new Date(clock.realNow + fromToday * 86_400_000).toISOString().slice(0, 10);
  for (const [at, { ago, by, command }] of demoScript(day).entries()) {
    clock.moveTo(ago);
    await send(by, `scene ${at}`, command, () => follow(command));
  }
};

const signUp = async (register: DemoPorts['register'], person: PersonKey) => {
  const id = personId(person);
  const passwordHash = await hashPassword(demoPassword);
  await register('demo')({ ...demoPeople[person], id, passwordHash, level: 1, agreed: firstAgreements, image: null });
};

export const isStored = async (files: Pick<FileStore, 'get'>, key: string): Promise<boolean> => {
  const found = await files.get(key);
  found?.stream.destroy();
  return found !== undefined;
};
const folderOf = ({ key }: DemoPicture) => imageFolder.parse(key.split('/')[0]);
const store = async (picture: DemoPicture, files: DemoPorts['files']) => {
  if (await isStored(files, picture.key)) return;
  const content = await paint(picture);
  // The picture itself last: where it is, all of it is.
  for (const smaller of await shrink(content, picture.width, folderOf(picture)))
    await files.put(sizedImage(picture.key, smaller.width), smaller.content);
  await files.put(picture.key, content);
};

/** Two at a time: the rest of the processor is for the commands. */
const storeAll = (pictures: readonly DemoPicture[], files: DemoPorts['files']) =>
  pLimit(2).map(pictures, (picture) => store(picture, files));

const actorOf = (by: Scene['by'], { data }: Command): Actor => {
  if (by === 'shop') return system;
  if (by === 'keeper') return { id: keeperId, level: adminLevel };
  // A guest is known by the order.
  return by === 'guest' ? { id: 'id' in data ? String(data.id) : '', level: 0 } : { id: personId(by), level: 1 };
};

const sendOnce =
  (execute: Execute) => async (by: Scene['by'], key: string, command: Command, after?: () => Promise<void>) => {
    const actor = actorOf(by, command);
    const send = sender(execute, { actor, source: 'demo' });
    const id = commandIdOf(actor.id, `demo ${key}`);
    await withCorrelation(id, async () => {
      await send(command, { id }).catch((error: unknown) => {
        // Sent before, by a version whose demo was another.
        if (!(error instanceof Rejected) || error.code !== 'key_reused') throw error;
      });
      await after?.();
    });
  };
