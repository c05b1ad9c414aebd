import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mailer.ts';

/** `at` is ISO. */
export interface KeptMail extends Mail {
  readonly from: string;
  readonly at: string;
}

interface FolderOptions {
  readonly from: string;
  readonly now: () => number;
}

const personName = /^[\w-]{1,100}$/;

/** One folder per person, who can be forgotten so when nobody knows the address any more. Throws `RangeError`. */
const folderOf = (root: string, person: string) => {
  if (!personName.test(person)) throw new RangeError('a person is named by 1 to 100 letters, digits, - and _');
  return join(root, person);
};

/** Files below `root`, one folder per person; sends nothing. */
export const mailFolder = (root: string, { from, now }: FolderOptions): Mailer => ({
  send: async (mail) => {
    const folder = folderOf(root, mail.person);
    const target = join(folder, `${mail.id}.json`);
    if (await exists(target)) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const kept: KeptMail = { ...mail, from, at: new Date(now()).toISOString() };
    await writeDurably(target, JSON.stringify(kept, null, 2));
    for (const changed of [folder, root]) await syncFolder(changed);
  },
  forget: (person) => rm(folderOf(root, person), { recursive: true, force: true }),
  close: async () => undefined,
});

/** The newest first, without those that are forgotten meanwhile. */
export const readMails = async (root: string): Promise<readonly KeptMail[]> => {
  const entries = await readdir(root, { recursive: true }).catch(none);
  const mails = await Promise.all(
    entries.filter((path) => path.endsWith('.json')).map((path) => readMail(join(root, path))),
  );
  return mails.flat().toSorted((one, other) => (one.at < other.at ? 1 : -1));
};

const readMail = async (path: string): Promise<readonly KeptMail[]> => {
  const content = await readFile(path, 'utf8').catch(none);
  return typeof content === 'string' ? [JSON.parse(content) as KeptMail] : [];
};

const none = (error: NodeJS.ErrnoException): never[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

const exists = (path: string) =>
  access(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => none(error).length > 0,
  );

/** Under another name until it is whole: a crash leaves no half mail. */
const writeDurably = async (target: string, content: string) => {
  const draft = `${target}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

/** A name is durable only when its folder is synced; Windows cannot open folders, but writes names in order. */
const syncFolder = async (folder: string) => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
