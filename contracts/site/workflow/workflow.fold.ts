import { epochMs } from '../../kernel/fields.ts';
import type { StreamFold } from '../../kernel/fold.ts';
import type { WorkflowEvent } from './workflow.events.ts';
import type { WorkflowStanding } from './workflow.views.ts';

/** `resumes` counts how often a person let it go on. */
export type WorkflowFacts = Omit<WorkflowStanding, 'id'> & { readonly resumes: number };

export const workflowFold: StreamFold<WorkflowFacts, WorkflowEvent> = {
  initialState: { status: 'running', reason: null, type: null, since: 0, resumes: 0 },
  evolve: {
    WorkflowStopped: ({ resumes }, { data: { reason, type }, meta }) => ({
      status: 'stopped',
      reason,
      type,
      since: epochMs(meta.at),
      resumes,
    }),
    WorkflowResumed: (workflow) => ({ ...workflow, status: 'resumed', resumes: workflow.resumes + 1 }),
    WorkflowStarted: (workflow) => ({ ...workflow, status: 'running', reason: null, type: null }),
  },
};
