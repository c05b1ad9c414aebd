import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { openMongo } from '@maru/platform/mongo/mongo-connection';

export interface FreshMongo {
  /** Names the database, too: other processes may be given it. */
  readonly url: string;
  readonly db: Db;
  /** Removes the database and closes the connection. */
  drop(): Promise<void>;
}

/** The double makes an index twice where two ask for it at once, and cannot drop it then; nobody else uses it. */
const unlessIndexTwice = (error: unknown) => {
  if (!String(error).includes('to be empty')) throw error;
};

/** An empty database on a server that others use too. */
export const freshMongo = async (server: string): Promise<FreshMongo> => {
  const address = new URL(server);
  address.pathname = `/test-${randomUUID()}`;
  const { db, close } = await openMongo(address.href);
  return {
    url: address.href,
    db,
    drop: async () => {
      await db.dropDatabase().catch(unlessIndexTwice);
      await close();
    },
  };
};
