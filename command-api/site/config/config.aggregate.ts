import type { ConfigCommand } from '@maru/contracts/site/config/config.commands';
import { type ConfigEvent, configStream } from '@maru/contracts/site/config/config.events';
import { type ConfigFacts, configFold } from '@maru/contracts/site/config/config.fold';
import { configPolicies } from '@maru/contracts/site/config/config.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { changeBusinessInfo } from './change-business-info.ts';
import { changeShippingRates } from './change-shipping-rates.ts';

export const configAggregate: Aggregate<ConfigCommand, ConfigFacts, ConfigEvent, object> = {
  ...configFold,
  name: 'site.config',
  stream: () => configStream,
  decide: { ChangeBusinessInfo: changeBusinessInfo, ChangeShippingRates: changeShippingRates },
  policies: configPolicies,
  subject: () => ({}),
  answer: (body) => ({ body }),
};
