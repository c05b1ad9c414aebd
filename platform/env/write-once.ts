import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, unlinkSync, writeSync } from 'node:fs';

export const syncFolder = (folder: string): void => {
  // Windows cannot open folders; its file systems write names in order by themselves.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/** Makes `file` (0600) in `folder` (0700) durably unless it is there, linked when whole: two processes agree. */
export const writeOnce = (folder: string, file: string, text: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    unlinkSync(draft);
  }
  syncFolder(folder);
};
