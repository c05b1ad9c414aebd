import type { Examples } from '../../kernel/message.ts';
import type { WorkflowEvent } from './workflow.events.ts';

const id = 'orders';

export const workflowExamples: Examples<WorkflowEvent> = {
  WorkflowStopped: {
    type: 'WorkflowStopped',
    data: { id, reason: 'diverged', type: null, checkpoint: '01900000-0000-7000-8000-0000000000f2' },
  },
  WorkflowResumed: { type: 'WorkflowResumed', data: { id } },
  WorkflowStarted: { type: 'WorkflowStarted', data: { id } },
};
