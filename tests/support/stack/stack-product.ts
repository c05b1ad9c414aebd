import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { openMongo } from '@maru/platform/mongo/mongo-connection';
import { createLogger } from '@maru/platform/log/logger';
import { isAsked, type Product, untilReady } from '../running-server.ts';
import { processesOf, type StackPlace } from './running-stack.ts';

/** Where the stack that test files share is written down. */
export const sharedStackFile = new URL('../../../test-output/shared-stack.json', import.meta.url).pathname;

export const sharedStack = async (): Promise<StackPlace> =>
  JSON.parse(await readFile(sharedStackFile, 'utf8')) as StackPlace;

const newestOf = (events: EventStore) => {
  let after = 0;
  let newest = 0;
  return async () => {
    for await (const batch of events.readAll({ after })) {
      newest = batch.events.findLast(isAsked)?.position ?? newest;
      after = batch.position;
    }
    return newest;
  };
};

/**
 * A stack as tests of the product see it. Stopping it kills the way in; it comes back by itself, and everything behind
 * it goes on.
 */
export const stackProduct = async (place: StackPlace): Promise<Product> => {
  const events = openEsdbEventStore(place.esdbUrl, createLogger({ level: 'silent' }));
  const { db, close } = await openMongo(place.mongodbUrl);
  return {
    url: place.url,
    dataDir: place.dataDir,
    secret: (name) => readFile(join(place.dataDir, 'secrets', name), 'utf8'),
    head: newestOf(events),
    files: () => db.collection('files.files').countDocuments(),
    stop: async () => {
      const gateway = (await processesOf(place)).find(({ service }) => service === 'gateway');
      if (gateway) process.kill(gateway.pid, 'SIGKILL');
    },
    start: () => untilReady(place.url),
    dispose: async () => {
      await events.close();
      await close();
    },
  };
};
