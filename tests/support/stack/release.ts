import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const root = new URL('../../..', import.meta.url).pathname;
/** What the programs are made of. The tools find everything else beside themselves, so they are copied, too. */
const sources = [
  'contracts',
  'platform',
  'command-api',
  'projectors',
  'query-api',
  'realtime',
  'gateway',
  'demo',
  'tools',
];

/** A text of a source file and what stands there in another release. Throws where it is not found. */
export interface SourceChange {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

export interface Checkout {
  readonly folder: string;
  /** Lets processes that start from now on run the programs of another checkout. */
  upgradeTo(other: Checkout): Promise<void>;
  dispose(): Promise<void>;
}

/** A checkout with the programs of this one, to run a stack in that is upgraded while it runs. */
export const runningCheckout = async (): Promise<Checkout> => {
  const folder = await layOut(['tools'], ['dist', ...sources.filter((name) => name !== 'tools')]);
  return checkout(folder);
};

/** A checkout with other sources and the programs made of them. */
export const changedCheckout = async (changes: readonly SourceChange[]): Promise<Checkout> => {
  const folder = await layOut(sources, []);
  for (const { file, from, to } of changes) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} holds no ${from}`);
    await writeFile(path, changed);
  }
  await promisify(execFile)(process.execPath, ['tools/bundle-services.mjs'], { cwd: folder });
  return checkout(folder);
};

const checkout = (folder: string): Checkout => ({
  folder,
  upgradeTo: async (other) => {
    await symlink(join(other.folder, 'dist'), join(folder, 'dist.next'));
    await rename(join(folder, 'dist.next'), join(folder, 'dist'));
  },
  dispose: () => rm(folder, { recursive: true, force: true }),
});

const layOut = async (copied: readonly string[], linked: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'maru-release-'));
  for (const name of ['package.json', 'package-lock.json', 'start.ts', 'frontend', ...linked])
    await symlink(join(root, name), join(folder, name));
  for (const name of copied)
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules' && !path.endsWith('.test.ts'),
    });
  await linkPackages(folder, '', copied);
  for (const name of copied) await linkPackages(folder, name, copied);
  return folder;
};

/** Every package is that of this checkout but for the rooms that were copied. */
const linkPackages = async (folder: string, room: string, copied: readonly string[]): Promise<void> => {
  const from = join(root, room, 'node_modules');
  const to = join(folder, room, 'node_modules');
  const names = await readdir(from).catch((): string[] => []);
  if (names.length === 0) return;
  await mkdir(to, { recursive: true });
  for (const name of names) if (name !== '@maru') await symlink(join(from, name), join(to, name));
  if (!names.includes('@maru')) return;
  await mkdir(join(to, '@maru'));
  for (const name of await readdir(join(from, '@maru'))) {
    const place = copied.includes(name) ? join(folder, name) : join(from, '@maru', name);
    await symlink(place, join(to, '@maru', name));
  }
};
