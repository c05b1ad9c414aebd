import { system } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import { canKeepShop } from '../item/item.policies.ts';
import type { PointsCommand } from './points.commands.ts';

/** Follows from orders and from time. */
const bySystem: Policies<PointsCommand, undefined>['UsePoints'] = (actor) =>
  actor.id === system.id ? undefined : 'forbidden';

export const pointsPolicies: Policies<PointsCommand, undefined> = {
  GrantPoints: canKeepShop,
  EarnPoints: bySystem,
  UsePoints: bySystem,
  KeepPointsUse: bySystem,
  ReturnPoints: bySystem,
  ExpirePoints: bySystem,
};
