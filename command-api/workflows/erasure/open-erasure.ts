import type { OpenService } from '@maru/platform/service/service';
import { erasureWorkflow } from '../../identity/user/erasure.workflow.ts';
import { identityAggregates } from '../../identity/identity.aggregates.ts';
import { runWorkflow } from '../runner/run-workflow.ts';
import { workflowCommands } from '../runner/workflow-commands.ts';
import { eraser } from './eraser.ts';

/** Forgets those who have withdrawn. */
export const openErasure: OpenService = async ({ engines, log }) => {
  const { execute } = workflowCommands(engines, identityAggregates);
  const running = runWorkflow(engines, log, erasureWorkflow, eraser({ engines, execute, log }));
  return { close: () => running.close() };
};
