import { join } from 'node:path';
import { systemClock } from '@maru/platform/clock/system-clock';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { localLeases } from '@maru/platform/lease/local-leases';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { startProjections } from '@maru/projectors/runtime/start-projections';

// Builds every view of a data folder from its log and prints how long it took (s) and how much memory it held at most (MB).
const [dataDir = ''] = process.argv.slice(2);
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const engines = {
  events: openSqliteEventStore(join(dataDir, 'log.db')), views: await openSqliteViewStore(join(dataDir, 'rebuilt.db')), bus: memoryLiveBus(),
  clock: systemClock(), leases: localLeases(),
};
const started = performance.now();
const projections = await startProjections(engines, log);
while (!(await projections.ready())) await new Promise((resolve) => setTimeout(resolve, 10));
const seconds = (performance.now() - started) / 1000;
await projections.close();
console.log(JSON.stringify({ seconds, memory: process.resourceUsage().maxRSS / 1024 }));
process.exit(0);
