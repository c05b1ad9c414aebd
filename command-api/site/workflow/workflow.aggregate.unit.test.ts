import { system } from '@maru/contracts/kernel/actor';
import { workflowExamples } from '@maru/contracts/site/workflow/workflow.examples';
import { workflowPolicies } from '@maru/contracts/site/workflow/workflow.policies';
import { expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { workflowAggregate } from './workflow.aggregate.ts';

const { WorkflowStopped: stopped, WorkflowResumed: resumed, WorkflowStarted: started } = workflowExamples;
const { id } = stopped.data;
const workflow = decisionsOf(workflowAggregate);
const stop = { type: 'StopWorkflow', data: stopped.data } as const;
const resume = { type: 'ResumeWorkflow', data: { id } } as const;
const start = { type: 'StartWorkflow', data: { id } } as const;

it('a workflow is told as stopped once for a reason, and as started once', () => {
  workflow.given().when(stop, system).emits(stopped);
  workflow.given(stopped).when(stop, system).emitsNothing();
  const other = { id, reason: 'unknownEvent', type: 'OrderSplit' } as const;
  workflow
    .given(stopped)
    .when({ type: 'StopWorkflow', data: other }, system)
    .emits({ ...stopped, data: other });
  workflow.given().when(start, system).emitsNothing();
  workflow.given(stopped, resumed).when(start, system).emits(started);
});

it('a workflow is resumed where it stopped, but for an event that only a newer program knows', () => {
  workflow.given(stopped).when(resume, system).emits(resumed);
  workflow.given(stopped, resumed).when(resume, system).emitsNothing();
  workflow.given().when(resume, system).isRefused('workflow_not_resumable');
  const unknown = { ...stopped, data: { id, reason: 'unknownEvent', type: 'OrderSplit' } } as const;
  workflow.given(unknown).when(resume, system).isRefused('workflow_not_resumable');
});

it('only administrators resume a workflow', () => {
  expect(workflowPolicies.ResumeWorkflow({ id: 'a', level: 9 }, {})).toBe('forbidden');
  expect(workflowPolicies.ResumeWorkflow({ id: 'a', level: 10 }, {})).toBeUndefined();
});
