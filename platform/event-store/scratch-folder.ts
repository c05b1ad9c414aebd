import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder below the system's own for what does not fit into memory, made when it is first asked for. */
export interface ScratchFolder {
  file(name: string): string;
  remove(): void;
}

export const scratchFolder = (): ScratchFolder => {
  let folder: string | undefined;
  return {
    file: (name) => join((folder ??= mkdtempSync(join(tmpdir(), 'maru-scratch-'))), name),
    remove: () => {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
      folder = undefined;
    },
  };
};
