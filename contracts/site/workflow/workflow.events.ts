import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { stopFields } from './workflow.fields.ts';

/** `id` is the name of the workflow. */
export const workflowStream = (id: string) => `platform.workflow-${id}`;

const id = z.string();

export const workflowEvent = z.discriminatedUnion('type', [
  event('WorkflowStopped', { id, ...stopFields }),
  event('WorkflowResumed', { id }),
  event('WorkflowStarted', { id }),
]);
export type WorkflowEvent = z.infer<typeof workflowEvent>;
