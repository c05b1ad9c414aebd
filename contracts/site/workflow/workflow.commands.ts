import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { stopFields, workflowName } from './workflow.fields.ts';

const id = workflowName;

export const workflowCommand = z.discriminatedUnion('type', [
  command('StopWorkflow', { id, ...stopFields }),
  command('StartWorkflow', { id }),
  command('ResumeWorkflow', { id }),
]);
export type WorkflowCommand = z.infer<typeof workflowCommand>;
