import { keyedHash, secret } from '@maru/platform/env/secrets';
import type { OpenService } from '@maru/platform/service/service';
import { identityAggregates } from '../../identity/identity.aggregates.ts';
import { unconfirmedWorkflow } from '../../identity/signup/unconfirmed.workflow.ts';
import { runWorkflow } from '../runner/run-workflow.ts';
import { workflowCommands } from '../runner/workflow-commands.ts';
import { forgetUnconfirmed } from './forget-unconfirmed.ts';

/** Forgets sign-ups that nobody confirmed. */
export const openUnconfirmed: OpenService = async ({ env, engines, log }) => {
  const emailHash = keyedHash(secret(env.dataDir, 'email-hash'));
  const commands = workflowCommands(engines, identityAggregates);
  const running = runWorkflow(
    engines,
    log,
    unconfirmedWorkflow,
    forgetUnconfirmed({ engines, ...commands, emailHash }),
  );
  return { close: () => running.close() };
};
