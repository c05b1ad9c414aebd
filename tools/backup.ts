import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '@maru/platform/env/write-once';
import { copySqliteLog } from '@maru/platform/event-store/copy-sqlite-log';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';
import { verifyChain } from '@maru/platform/event-store/verify-chain';
import { copyFolder } from './backup/copy-folder.ts';
import { defaultPlace } from './log/log-place.ts';
import { runInTerminal } from './terminal.ts';

// npm run backup -- <target folder>: a whole copy of an embedded installation, also while it runs.

const isUpload = (name: string) => name === '.incoming';
/** As `writeOnce` names them. A copy of a key's draft would outlive the key. */
const isDraft = (name: string) => /\.\d+\.[0-9a-f]{8}$/.test(name);

/** In this order: a key and a file are there before an event speaks of them, so whatever the log names is there, too. */
const folders = [
  { name: 'keys', isDraft },
  { name: 'files', isDraft: isUpload },
  { name: 'secrets', isDraft },
] as const;

const sourceFolder = (): string => {
  const place = defaultPlace();
  if (place.kind !== 'sqlite')
    throw new Error('this is for the embedded setting: for another use `npm run migrate -- --to <folder>`');
  return place.folder;
};

const mustBeEmpty = (target: string) => {
  if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0))
    throw new Error(`${target} is not empty: a backup goes into a folder of its own`);
};

/** An existing folder has its own mode. All that is put into it is for nobody else anyway, so a mount may refuse. */
const hideFromOthers = (target: string) => {
  try {
    chmodSync(target, 0o700);
  } catch {
    console.log(`${target}: its mode could not be set, others may see the names in it.`);
  }
};

/** What is not copied: views and snapshots are made again from the log, a lock belongs to one folder. */
const backUp = async (source: string, target: string) => {
  mustBeEmpty(target);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  hideFromOthers(target);
  const part = join(target, 'log.db.part');
  copySqliteLog(join(source, 'log.db'), part);
  const counts: string[] = [];
  for (const { name, isDraft: isLeftOut } of folders)
    counts.push(`${await copyFolder(join(source, name), join(target, name), isLeftOut)} ${name}`);
  const { events, streams, sealed, faults } = await verifyChain(readSqliteLog(part));
  // Under its name once all that belongs to it is there.
  renameSync(part, join(target, 'log.db'));
  syncFolder(target);
  console.log(`${target}: ${events} events in ${streams} streams, ${sealed} of them sealed; ${counts.join(', ')}`);
  if (!existsSync(join(target, 'secrets', 'key-vault')))
    console.log('Secrets that the environment names are not in it: keep them yourself.');
  const found = Object.entries(faults).map(([fault, count]) => `${count} × ${fault}`);
  if (found.length === 0) return;
  console.error(`the log is copied as it is, with bad events (${found.join(', ')}): \`npm run verify\` names them`);
  process.exitCode = 1;
};

await runInTerminal(async () => {
  const [target, ...others] = process.argv.slice(2);
  if (target === undefined || others.length > 0) throw new Error('npm run backup -- <target folder>');
  await backUp(sourceFolder(), target);
});
