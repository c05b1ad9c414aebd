import { adminOnly, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { PointsCommand } from './points.commands.ts';

export const pointsPolicies: Policies<PointsCommand, undefined> = {
  GrantPoints: adminOnly,
  EarnPoints: systemOnly,
  TakeBackPoints: systemOnly,
  UsePoints: systemOnly,
  KeepPointsUse: systemOnly,
  ReturnPoints: systemOnly,
  ExpirePoints: systemOnly,
};
