import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readVariable } from '@maru/platform/env/read-variable';
import { defaultPlace, folderPlace, isEsdb, type LogPlace, placeOf } from '../log/log-place.ts';

export const usage = `npm run migrate -- [--from <place>] [--to <place>]
  a place is a data folder, its log.db, an esdb:// address or, to copy from, an exported file; the one that is left out is what
  ESDB_URL or DATA_DIR say
  --files <mongodb:// address>       the database of the side that is on EventStoreDB, with its files and views; else MONGODB_URL
  --files-from <folder | mongodb://> where the files come from, when neither beside the source's log nor there
  --live                             also while the source's server runs; stop it and run again for the rest
  --compare-views                    copies nothing: compares the views of both sides`;

export interface MigrateOptions {
  readonly from: LogPlace;
  readonly to: Exclude<LogPlace, { kind: 'export' }>;
  readonly files: { readonly from: string | undefined; readonly to: string | undefined };
  readonly mongo: { readonly from: string | undefined; readonly to: string | undefined };
  readonly live: boolean;
  readonly compareViews: boolean;
}

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  files: { type: 'string' },
  'files-from': { type: 'string' },
  live: { type: 'boolean', default: false },
  'compare-views': { type: 'boolean', default: false },
} as const;

export const readOptions = (args: readonly string[]): MigrateOptions => {
  const { values } = parseArgs({ args: [...args], options });
  if (values.from === undefined && values.to === undefined) throw new Error(usage);
  const from = placeOr(values.from);
  const to = targetOf(values.to);
  if (addressOf(from) === addressOf(to)) throw new Error('source and target are the same log');
  const mongo = values.files ?? readVariable(process.env, 'MONGODB_URL', true);
  const filesFrom = values['files-from'] ?? filesOf(from, mongo);
  return {
    from,
    to,
    files: { from: filesFrom, to: filesOf(to, mongo) },
    mongo: { from: isMongo(filesFrom) ? filesFrom : undefined, to: mongo },
    live: values.live,
    compareViews: values['compare-views'],
  };
};

const placeOr = (text: string | undefined) => (text === undefined ? defaultPlace() : placeOf(text));

/** A data folder need not be there yet. */
const targetOf = (text: string | undefined): MigrateOptions['to'] => {
  const place = text === undefined || isEsdb(text) || existsSync(text) ? placeOr(text) : folderPlace(text);
  if (place.kind === 'export') throw new Error(`${place.name} is no data folder`);
  return place;
};

export const isMongo = (place: string | undefined): boolean => /^mongodb(\+srv)?:\/\//.test(place ?? '');

const addressOf = (place: LogPlace) => (place.kind === 'esdb' ? place.url : resolve(place.file));

/** Beside a log in a folder lie its files; beside EventStoreDB they are in MongoDB. */
const filesOf = (place: LogPlace, mongo: string | undefined) => {
  if (place.kind === 'sqlite') return join(place.folder, 'files');
  return place.kind === 'esdb' ? mongo : undefined;
};
