import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StackProcess } from '../../../support/stack/running-stack.ts';

/** Clocks of processes that may be set while they run. */
export interface Clocks {
  /** What the processes need to be started with; nothing where this machine has no libfaketime. */
  readonly env: Readonly<Record<string, string>>;
  readonly areSettable: boolean;
  /** Seconds ahead of the computer's clock, or behind it where negative. A process sees it within a second. */
  set(processes: readonly StackProcess[], seconds: number): Promise<void>;
  dispose(): Promise<void>;
}

/** Where Debian's package `libfaketime` puts it. */
const libraryIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => join(folder, name, 'faketime', 'libfaketimeMT.so.1'))
    .find((path) => existsSync(path));
const portOf = ({ url }: StackProcess) => new URL(url).port;

export const openClocks = async (): Promise<Clocks> => {
  const library = existsSync('/usr/lib') ? libraryIn('/usr/lib') : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'maru-clocks-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  if (library === undefined) return { env: {}, areSettable: false, set: async () => undefined, dispose };
  return {
    areSettable: true,
    env: {
      LD_PRELOAD: library,
      CLOCKS: folder,
      FAKETIME_TIMESTAMP_FILE: join(folder, 'none'),
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_CACHE_DURATION: '1',
      NODE_OPTIONS: `--import ${new URL('own-clock.mjs', import.meta.url).href}`,
    },
    set: async (processes, seconds) => {
      const offset = `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}`;
      await Promise.all(processes.map((one) => writeFile(join(folder, portOf(one)), `${offset}\n`)));
    },
    dispose,
  };
};
