import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { WorkflowCommand } from '@maru/contracts/site/workflow/workflow.commands';
import { type WorkflowEvent, workflowStream } from '@maru/contracts/site/workflow/workflow.events';
import { standingOf, type WorkflowFacts, workflowFold } from '@maru/contracts/site/workflow/workflow.fold';
import { workflowPolicies } from '@maru/contracts/site/workflow/workflow.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

type Stop = Extract<WorkflowEvent, { type: 'WorkflowStopped' }>['data'];
const isSameStop = ({ status, reason, type, checkpoint }: WorkflowFacts, stop: Stop) =>
  status === 'stopped' && reason === stop.reason && type === stop.type && checkpoint === stop.checkpoint;

const decide: Deciders<WorkflowCommand, WorkflowFacts, WorkflowEvent> = {
  StopWorkflow: (workflow, { data }) => (isSameStop(workflow, data) ? [] : [{ type: 'WorkflowStopped', data }]),
  StartWorkflow: ({ status }, { data }) => (status === 'running' ? [] : [{ type: 'WorkflowStarted', data }]),
  // An event that a copy does not know is for a newer program: nobody may pass it over.
  ResumeWorkflow: ({ status, reason }, { data }) => {
    if (status === 'resumed') return [];
    if (status !== 'stopped' || reason === 'unknownEvent') throw new Rejected('workflow_not_resumable');
    return [{ type: 'WorkflowResumed', data }];
  },
};

export const workflowAggregate: Aggregate<WorkflowCommand, WorkflowFacts, WorkflowEvent, object> = {
  ...workflowFold,
  name: 'platform.workflow',
  stream: ({ data }) => workflowStream(data.id),
  decide,
  policies: workflowPolicies,
  subject: () => ({}),
  answer: (workflow, { data: { id } }) => ({ body: standingOf(id, workflow) }),
};
