import { epochMs } from '../../kernel/fields.ts';
import type { StreamFold } from '../../kernel/fold.ts';
import type { WorkflowEvent } from './workflow.events.ts';
import type { WorkflowStanding } from './workflow.views.ts';

/** `checkpoint` names the event that it stopped behind, and may have been resumed from since. */
export interface WorkflowFacts extends Omit<WorkflowStanding, 'id'> {
  readonly checkpoint?: string | undefined;
}

export const workflowFold: StreamFold<WorkflowFacts, WorkflowEvent> = {
  initialState: { status: 'running', reason: null, type: null, since: 0 },
  evolve: {
    WorkflowStopped: (_workflow, { data: { reason, type, checkpoint }, meta }) => ({
      status: 'stopped',
      reason,
      type,
      since: epochMs(meta.at),
      checkpoint,
    }),
    WorkflowResumed: (workflow) => ({ ...workflow, status: 'resumed' }),
    WorkflowStarted: ({ since }) => ({ status: 'running', reason: null, type: null, since }),
  },
};

/** What people see of it. */
export const standingOf = (id: string, { status, reason, type, since }: WorkflowFacts): WorkflowStanding => ({
  id,
  status,
  reason,
  type,
  since,
});
