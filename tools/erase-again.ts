import { checkpointsOf } from '@maru/command-api/workflows/runner/checkpoint.view';
import { erasureWorkflow } from '@maru/command-api/identity/user/erasure.workflow';
import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { readEnv } from '@maru/platform/env/env';
import { createLogger } from '@maru/platform/log/logger';
import { runInTerminal } from './terminal.ts';

// npm run erase-again: carries out every withdrawal in the log again at the next start; stop server or workflows first.
const { name } = erasureWorkflow;

await runInTerminal(async () => {
  const engines = await openEngines(readEnv(), createLogger({ level: 'error' }));
  try {
    if (await engines.leases.held(`workflow:${name}`)) throw new Error('workflows are running: stop them first');
    await checkpointsOf(engines.views, name).forget();
    console.log('all withdrawals in the log are carried out again at the next start');
  } finally {
    await closeEngines(engines);
  }
});
