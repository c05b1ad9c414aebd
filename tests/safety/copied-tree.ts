import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

/** The files of the working tree in a folder of their own, with the packages of the original, to be changed at will. */
export const copiedTree = (): { readonly path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'maru-copy-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);
  const folders = new Set(files.map(dirname));
  for (const folder of folders) mkdirSync(join(path, folder), { recursive: true });
  for (const file of files) cpSync(join(root, file), join(path, file));
  // Its own rooms, everything else from the original.
  for (const folder of ['', ...readdirSync(join(root, 'node_modules', '@maru'))])
    linkPackages(join(root, folder, 'node_modules'), join(path, folder, 'node_modules'));
  mkdirSync(join(path, 'node_modules', '@maru'));
  for (const room of readdirSync(join(root, 'node_modules', '@maru')))
    symlinkSync(join(path, room), join(path, 'node_modules', '@maru', room));
  return { path, remove: () => rmSync(path, { recursive: true }) };
};

const linkPackages = (from: string, to: string) => {
  const names = readdirSync(dirname(from)).includes('node_modules') ? readdirSync(from) : [];
  if (names.length > 0) mkdirSync(to);
  for (const name of names) if (name !== '@maru') symlinkSync(join(from, name), join(to, name));
};
