import { createInterface } from 'node:readline';
import { mongoLeases } from '@maru/platform/lease/mongo-leases';
import { openMongo } from '@maru/platform/mongo/mongo-connection';

// hold-lease <MongoDB> <name>: holds a lease, and answers each line of its input with whether it still does.
const [url = '', name = ''] = process.argv.slice(2);
const silent = { info: () => undefined, warn: () => undefined };
const { db, close } = await openMongo(url);
const ended = new AbortController();
await mongoLeases(db, silent).hold(
  name,
  async ({ token, holds, signal }) => {
    process.stdout.write(`holds ${token}\n`);
    for await (const _ of createInterface(process.stdin)) {
      process.stdout.write(`${holds()} ${signal.aborted}\n`);
      if (signal.aborted) ended.abort();
    }
  },
  ended.signal,
);
await close();
