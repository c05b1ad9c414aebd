import { adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { ProjectionCommand } from './projection.commands.ts';

export const projectionPolicies: Policies<ProjectionCommand, object> = {
  RequestRebuild: adminOnly,
  RetryParkedDocument: adminOnly,
  GiveUpParkedDocument: adminOnly,
};
