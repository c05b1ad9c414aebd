import { adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { ConfigCommand } from './config.commands.ts';

export const configPolicies: Policies<ConfigCommand, object> = {
  ChangeBusinessInfo: adminOnly,
  ChangeShippingRates: adminOnly,
  ChangeShippingBundles: adminOnly,
  ChangeReturnTerms: adminOnly,
  ChangeRemoteAreas: adminOnly,
  ChangeSellingTerms: adminOnly,
  ChangeDeliveryTerms: adminOnly,
  ChangePaymentTerms: adminOnly,
  UndoConfigChange: adminOnly,
};
