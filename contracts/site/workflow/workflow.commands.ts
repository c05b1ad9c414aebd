import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { stopReason, workflowName } from './workflow.fields.ts';

const id = workflowName;

export const workflowCommand = z.discriminatedUnion('type', [
  command('StopWorkflow', { id, reason: stopReason, type: z.string().nullable() }),
  command('StartWorkflow', { id }),
  command('ResumeWorkflow', { id }),
]);
export type WorkflowCommand = z.infer<typeof workflowCommand>;
