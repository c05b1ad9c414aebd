import { type Db, MongoClient } from 'mongodb';
import { BadEnvironment } from '../env/read-variable.ts';

export interface MongoConnection {
  readonly db: Db;
  close(): Promise<void>;
}

const defaults = {
  appName: 'maru',
  maxPoolSize: 20,
  // Whatever is away, a caller hears of it within 4 s: by then nobody was found (3 s), or the beat of the connection
  // has failed (1 s + 2 s), which ends all that was asked on it. No limit on an operation itself: an index may take its
  // time to build.
  serverSelectionTimeoutMS: 3_000,
  waitQueueTimeoutMS: 3_000,
  heartbeatFrequencyMS: 1_000,
  connectTimeoutMS: 2_000,
  retryReads: false,
  retryWrites: false,
  writeConcern: { w: 'majority', journal: true },
} as const;

/** What a URL says itself is left to it: an option beside the URL would win. */
const optionsFor = (url: string) => {
  const said = new Set(new URLSearchParams(url.split('?')[1]).keys());
  const { writeConcern, ...rest } = defaults;
  const unsaid = Object.entries(rest).filter(([name]) => !said.has(name));
  return { ...Object.fromEntries(unsaid), ...(!said.has('w') && !said.has('journal') && { writeConcern }) };
};

const databaseIn = (url: string): string =>
  decodeURIComponent(/^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1] ?? 'maru');

/**
 * A pool for `mongodb://…` or `mongodb+srv://…` and the database of its path, default `maru`; `BadEnvironment` else.
 * Writes are majority-durable unless the URL says otherwise; operations end within 4 s with an `isMongoAway` error.
 * Connects with the first operation and after every loss, so the server need not be up yet.
 */
export async function openMongo(url: string): Promise<MongoConnection> {
  const client = clientOf(url);
  return { db: client.db(databaseIn(url)), close: () => client.close() };
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
