import { adminOnly, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { WorkflowCommand } from './workflow.commands.ts';

export const workflowPolicies: Policies<WorkflowCommand, object> = {
  StopWorkflow: systemOnly,
  StartWorkflow: systemOnly,
  ResumeWorkflow: adminOnly,
};
