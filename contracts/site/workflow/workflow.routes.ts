import { z } from 'zod';
import { commandRoute, queryRoute } from '../../kernel/route.ts';
import { reaction } from '../reaction/reaction.views.ts';
import type { WorkflowCommand } from './workflow.commands.ts';
import { workflowName } from './workflow.fields.ts';
import { workflowStanding } from './workflow.views.ts';

export const workflowRoutes = {
  resume: commandRoute({
    access: 'admin',
    method: 'POST',
    path: 'adm/system/resume',
    summary: 'Lets a stopped workflow go on: from the start of another log, or with an older program.',
    input: z.object({ id: workflowName }),
    answer: workflowStanding,
    toCommand: (data): WorkflowCommand => ({ type: 'ResumeWorkflow', data }),
  }),
};

export const systemQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'adm/system/list',
    access: 'admin',
    summary: 'What workflows have set aside, the newest 200, and which of them have stopped.',
    input: z.object({}),
    answer: z.object({
      reactions: z.array(reaction),
      /** Of those that wait, beyond the 200, too. */
      waiting: z.int(),
      workflows: z.array(workflowStanding),
    }),
  }),
};
