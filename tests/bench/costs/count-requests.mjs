// Preloaded into every process of the stack: counts what it asks of MongoDB and EventStoreDB, and writes that down
// every half a second.
import { renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = process.env.BENCH_COUNTS;
const isService = process.env.ESDB_URL !== undefined && process.argv[1]?.endsWith('/main.ts');

if (folder && isService) {
  const require = createRequire(import.meta.resolve('../../../platform/package.json'));
  const counts = {};
  const counting = (prototype, method, nameOf) => {
    const original = prototype[method];
    prototype[method] = function counted(...args) {
      const name = nameOf(...args);
      counts[name] = (counts[name] ?? 0) + 1;
      return original.apply(this, args);
    };
  };
  counting(
    require('mongodb/lib/cmap/connection.js').Connection.prototype,
    'command',
    (_, command) => `mongo ${Object.keys(command)[0]}`,
  );
  const grpc = createRequire(require.resolve('@eventstore/db-client'));
  counting(
    grpc('@grpc/grpc-js/build/src/channel.js').ChannelImplementation.prototype,
    'createCall',
    (path) => `esdb ${path.split('/').at(-1)}`,
  );
  const file = join(folder, `${process.pid}.json`);
  setInterval(() => {
    writeFileSync(`${file}.new`, JSON.stringify(counts));
    renameSync(`${file}.new`, file);
  }, 500).unref();
}
