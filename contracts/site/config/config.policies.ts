import { type Actor, isAdmin } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { ConfigCommand } from './config.commands.ts';

/** Who may change what the site says and shows. */
export const canKeepSite = (actor: Actor): RejectionCode | undefined => (isAdmin(actor) ? undefined : 'forbidden');

export const configPolicies: Policies<ConfigCommand, object> = {
  ChangeBusinessInfo: canKeepSite,
  ChangeShippingRates: canKeepSite,
};
