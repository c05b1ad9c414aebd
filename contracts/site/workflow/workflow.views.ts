import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { reaction } from '../reaction/reaction.views.ts';
import { givenUpParked } from '../projection/projection.views.ts';
import { stopReason } from './workflow.fields.ts';

/** Stopped `since` then for a `reason`; `resumed` until a copy has gone on. */
export const workflowStanding = z.object({
  id: z.string(),
  status: z.enum(['running', 'stopped', 'resumed']),
  reason: stopReason.nullable(),
  type: z.string().nullable(),
  since: timestamp,
});
export type WorkflowStanding = z.infer<typeof workflowStanding>;

export const systemView = 'system';

/** Document of the view `system`: what an administrator has to look at, `<kind>:<id>`. `since` is epoch ms. */
export const systemDocument = z.object({
  ...documentBase,
  kind: z.enum(['reaction', 'workflow', 'parked']),
  status: z.string(),
  since: timestamp,
  reaction: reaction.nullable(),
  workflow: workflowStanding.nullable(),
  parked: givenUpParked.nullable(),
});
export type SystemDocument = z.infer<typeof systemDocument>;
