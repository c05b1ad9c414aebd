import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder that is gone when the measurement ends. */
export const withDataFolder = async <T>(measure: (dataDir: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'maru-bench-'));
  try {
    return await measure(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
