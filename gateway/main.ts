import { onStopSignal } from '@maru/platform/http/shutdown';
import { runProgram } from '@maru/platform/service/run-service';
import { join } from 'node:path';
import { startGateway } from './server/start-gateway.ts';

await runProgram(async (env, log) => {
  const { stop } = await startGateway(env, log, join(import.meta.dirname, '../frontend/dist'));
  onStopSignal(stop, log);
  log.info('open');
});
