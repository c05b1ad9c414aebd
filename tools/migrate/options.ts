import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultPlace, folderPlace, isEsdb, type LogPlace, placeOf } from '../log-place.ts';

export const usage = `npm run migrate -- --to <data folder | esdb:// address> [--from <data folder | log.db | exported file | esdb:// address>]
  --files <mongodb:// address>       the database of the side that is on EventStoreDB: its files, and its views
  --files-from <folder | mongodb://> where the files come from, when neither beside the source's log nor there
  --live                             also while the source's server runs; stop it and run again for the rest
  --compare-views                    copies nothing: compares the views of both sides`;

/** What was asked on the command line, checked. */
export interface MigrateOptions {
  readonly from: LogPlace;
  readonly to: Exclude<LogPlace, { kind: 'export' }>;
  /** Folders or addresses; undefined where none is known. */
  readonly files: { readonly from: string | undefined; readonly to: string | undefined };
  /** Addresses of MongoDB where a side's views may be. */
  readonly mongo: { readonly from: string | undefined; readonly to: string | undefined };
  readonly live: boolean;
  readonly compareViews: boolean;
}

const options = {
  to: { type: 'string' }, from: { type: 'string' }, files: { type: 'string' }, 'files-from': { type: 'string' },
  live: { type: 'boolean', default: false }, 'compare-views': { type: 'boolean', default: false },
} as const;

/** Throws an error whose message is for the terminal. */
export const readOptions = (args: readonly string[]): MigrateOptions => {
  const { values } = parseArgs({ args: [...args], options });
  if (values.to === undefined) throw new Error(usage);
  const from = values.from === undefined ? defaultPlace() : placeOf(values.from);
  const to = targetOf(values.to);
  if (addressOf(from) === addressOf(to)) throw new Error('source and target are the same log');
  const filesFrom = values['files-from'] ?? filesOf(from, values.files);
  return {
    from, to,
    files: { from: filesFrom, to: filesOf(to, values.files) },
    mongo: { from: isMongo(filesFrom) ? filesFrom : undefined, to: values.files },
    live: values.live,
    compareViews: values['compare-views'],
  };
};

/** A data folder need not be there yet. */
const targetOf = (text: string): MigrateOptions['to'] => {
  const place = isEsdb(text) || existsSync(text) ? placeOf(text) : folderPlace(text);
  if (place.kind === 'export') throw new Error(`${text} is no data folder`);
  return place;
};

export const isMongo = (place: string | undefined): boolean => /^mongodb(\+srv)?:\/\//.test(place ?? '');

const addressOf = (place: LogPlace) => (place.kind === 'esdb' ? place.url : resolve(place.file));

/** Beside a log in a folder lie its files; beside EventStoreDB they are in MongoDB. */
const filesOf = (place: LogPlace, mongo: string | undefined) => {
  if (place.kind === 'sqlite') return join(place.folder, 'files');
  return place.kind === 'esdb' ? mongo : undefined;
};
