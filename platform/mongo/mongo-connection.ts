import { type Db, MongoClient } from 'mongodb';
import { patienceMs, silenceMs } from './patience.ts';
import { BadEnvironment } from '../env/read-variable.ts';

export interface MongoConnection {
  readonly db: Db;
  close(): Promise<void>;
}

const defaults = {
  appName: 'maru',
  maxPoolSize: 20,
  // Whatever is away, a caller hears of it within 4 s: by then nobody was found (3 s), or the beat of the connection
  // has failed (1 s + 2 s), which ends all that was asked on it.
  serverSelectionTimeoutMS: 3_000,
  waitQueueTimeoutMS: 3_000,
  heartbeatFrequencyMS: 1_000,
  connectTimeoutMS: 2_000,
  // A connection that a network has dropped without a word stays silent while the beat of another goes on.
  socketTimeoutMS: silenceMs,
  retryReads: false,
  retryWrites: false,
} as const;

/**
 * Whatever the URL says: a fence, a lease, a key or a checkpoint that was answered must not go with its server, and who
 * reads must meet what he has written. A majority that does not confirm in time counts as a server that is away.
 */
const durable = {
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: patienceMs },
  readPreference: 'primary',
} as const;

/** What a URL says itself is left to it: an option beside the URL would win. */
const optionsFor = (url: string) => {
  const said = new Set(new URLSearchParams(url.split('?')[1]).keys());
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => !said.has(name)));
};

const databaseIn = (url: string): string =>
  decodeURIComponent(/^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1] ?? 'maru');

/**
 * A pool for `mongodb://…` or `mongodb+srv://…` and the database of its path, default `maru`; `BadEnvironment` else.
 * Writes are majority-durable, reads go to the primary; operations end within 4 s with an `isMongoAway` error.
 * Connects with the first operation and after every loss, so the server need not be up yet.
 */
export async function openMongo(url: string): Promise<MongoConnection> {
  const client = clientOf(url);
  return { db: client.db(databaseIn(url), durable), close: () => client.close() };
}

const clientOf = (url: string): MongoClient => {
  try {
    return new MongoClient(url, optionsFor(url));
  } catch {
    // What is wrong may be a part of the password.
    throw new BadEnvironment(
      'the address of MongoDB (MONGODB_URL) must be one such as mongodb://host:27017/maru, with settings that exist',
    );
  }
};
