import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { readEnv } from '@maru/platform/env/env';
import { createLogger } from '@maru/platform/log/logger';
import { projections } from '@maru/projectors/compose';
import { startProjections } from '@maru/projectors/runtime/start-projections';

// Builds every view of the engines named by the environment and prints how long it took (s) and how much memory it held
// at most (MB).
const log = createLogger({ level: 'error', destination: process.stderr });
const engines = await openEngines(readEnv(), log);
const started = performance.now();
const running = await startProjections(engines, log, projections);
while (!(await running.ready())) await new Promise((resolve) => setTimeout(resolve, 10));
const seconds = (performance.now() - started) / 1000;
await running.close();
await closeEngines(engines);
console.log(JSON.stringify({ seconds, memory: process.resourceUsage().maxRSS / 1024 }));
process.exit(0);
