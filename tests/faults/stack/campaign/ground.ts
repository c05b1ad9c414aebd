import { openMongo } from '@maru/platform/mongo/mongo-connection';
import type { Db } from 'mongodb';
import { newProject } from '../../../support/api-client.ts';
import { type MongoProxy, openMongoProxy } from '../../../support/mongo-proxy.ts';
import { ownMongo, ownRedis } from '../../../support/servers/own-servers.ts';
import { changedCheckout, type Checkout, runningCheckout } from '../../../support/stack/release.ts';
import { runStack } from '../../../support/stack/running-stack.ts';
import type { Seeded } from '../../campaign/seeded.ts';
import { untilAllOpen } from '../processes.ts';
import { openShop } from '../shop-load.ts';
import type { Setting } from '../under-load.ts';
import { type Clocks, openClocks } from './clocks.ts';
import { lastingPerson } from './lasting-client.ts';
import { higherVersions } from './releases.ts';
import { storeCluster, type StoreCluster } from './store-cluster.ts';

/** A stack that may be disturbed in every way that the campaign knows. */
export interface Ground extends Setting {
  readonly choose: Seeded;
  readonly store: StoreCluster;
  readonly proxy: MongoProxy;
  /** The stack's database, past the proxy. */
  readonly db: Db;
  readonly clocks: Clocks;
  readonly releases: { readonly running: Checkout; readonly current: Checkout; readonly next: Checkout };
  dispose(): Promise<void>;
}

const root = new URL('../../../..', import.meta.url).pathname;
/** Slow enough for a page to catch up with what came during half a minute, at most 500 changes. */
const paceMs = 400;
/** Slow enough for what the shop allows from one address in the time of a whole round. */
const buyersPaceMs = 15_000;
/** What this checkout was built as; nobody removes it. */
const thisCheckout: Checkout = { folder: root, upgradeTo: async () => undefined, dispose: async () => undefined };

/** Everything is ended in the order opposite to that in which it was begun, also where a later beginning fails. */
const endings = () => {
  const open: (() => Promise<unknown>)[] = [];
  return {
    add: <T>(one: T, end: (one: T) => Promise<unknown>): T => {
      open.push(() => end(one));
      return one;
    },
    end: async () => {
      for (const end of open.toReversed()) await end();
    },
  };
};

export const openGround = async (choose: Seeded): Promise<Ground> => {
  const { add, end } = endings();
  try {
    const running = add(await runningCheckout(), (one) => one.dispose());
    const next = add(await changedCheckout(higherVersions), (one) => one.dispose());
    const clocks = add(await openClocks(), (one) => one.dispose());
    const [store, mongo, redis] = await Promise.all([storeCluster(), ownMongo(), ownRedis()]);
    const proxy = add(await openMongoProxy(mongo.url, false), (one) => one.close());
    const servers = { esdb: store, mongo: { ...mongo, url: proxy.url }, redis };
    // Paid at the sandbox, which a product for customers does not have.
    const env = { NODE_ENV: 'development', ...clocks.env };
    const stack = add(await runStack(servers, env, running.folder), (one) => one.dispose());
    await untilAllOpen(stack);
    const direct = new URL(mongo.url);
    direct.pathname = new URL(stack.mongodbUrl).pathname;
    const { db } = add(await openMongo(direct.href), (one) => one.close());
    const client = await lastingPerson(stack);
    const shop = await openShop(stack, () => lastingPerson(stack));
    const project = (await newProject(client)).id;
    return {
      stack,
      client,
      project,
      shop: { ...shop, paceMs: buyersPaceMs },
      paceMs,
      choose,
      store,
      proxy,
      db,
      clocks,
      releases: { running, current: thisCheckout, next },
      dispose: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
};
