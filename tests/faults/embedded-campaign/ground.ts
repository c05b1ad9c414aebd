import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, newIssue, newProject } from '../../support/api-client.ts';
import { type RunningServer, runServer } from '../../support/running-server.ts';
import type { Seeded } from '../campaign/seeded.ts';
import { lastingPerson } from '../stack/campaign/lasting-client.ts';
import { openShop, type Shop } from '../stack/shop-load.ts';
import { longStream, type LongStream } from './long-stream.ts';

/** A disk of its own, small enough to be filled. */
const diskMegabytes = 256;

/** One installation, the people at it, and what may be done to it. */
export interface Ground {
  readonly random: Seeded;
  readonly server: RunningServer;
  readonly client: Client;
  readonly project: string;
  readonly issue: string;
  readonly shop: Shop;
  readonly long: LongStream;
  /** Undefined where this machine lets nobody mount a file system. */
  readonly disk: Disk | undefined;
  /** Undefined where this machine has no libfaketime. */
  readonly clock: Clock | undefined;
  /** Beside the data, for copies and backups. */
  readonly folder: string;
  dispose(): Promise<void>;
}

export interface Disk {
  /** Leaves so many bytes free. */
  fill(free: number): void;
  empty(): void;
}

export interface Clock {
  /** Seconds ahead of the computer's clock, or behind it where negative; resolves when whoever runs must have seen it. */
  set(seconds: number): Promise<void>;
}

const mounted = (folder: string): Disk | undefined => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const filling = join(folder, 'filling');
  const fill = (free: number) => {
    const { bavail, bsize } = statfsSync(folder);
    try {
      execFileSync('fallocate', ['-l', String(Math.max(bsize, bavail * bsize - free)), filling], { stdio: 'ignore' });
    } catch {
      // Somebody has written meanwhile.
      fill(free);
    }
  };
  return { fill, empty: () => rmSync(filling, { force: true }) };
};

/** Where Debian's package `libfaketime` puts it. */
const libraryIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => join(folder, name, 'faketime', 'libfaketimeMT.so.1'))
    .find((path) => existsSync(path));

/** The library looks into its file every second or two. */
const seenAfterMs = 3_500;

const openClock = (folder: string): { readonly clock: Clock | undefined; readonly env: Record<string, string> } => {
  const library = existsSync('/usr/lib') ? libraryIn('/usr/lib') : undefined;
  if (library === undefined) return { clock: undefined, env: {} };
  const file = join(folder, 'clock');
  const write = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`);
  const set = async (seconds: number) => {
    write(seconds);
    await wait(seenAfterMs);
  };
  write(0);
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_CACHE_DURATION: '1',
  };
  return { clock: { set }, env };
};

export const openGround = async (random: Seeded): Promise<Ground> => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-embedded-'));
  const dataDir = join(folder, 'data');
  execFileSync('mkdir', [dataDir]);
  const disk = mounted(dataDir);
  const { clock, env } = openClock(folder);
  // Paid at the sandbox, which a product for customers does not have.
  const server = await runServer({ dataDir, env: { NODE_ENV: 'development', ...env } });
  const client = await lastingPerson(server);
  const { id: project } = await newProject(client);
  const { id: issue } = await newIssue(client, project);
  return {
    random,
    server,
    client,
    project,
    issue,
    shop: await openShop(server, () => lastingPerson(server)),
    long: longStream(client, (await newIssue(client, project, '긴 이슈')).id),
    disk,
    clock,
    folder,
    dispose: async () => {
      await server.stop('SIGKILL');
      if (disk) execFileSync('umount', ['-l', dataDir]);
      await server.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
