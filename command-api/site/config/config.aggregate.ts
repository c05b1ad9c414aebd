import type { ConfigCommand } from '@maru/contracts/site/config/config.commands';
import { type ConfigEvent, configStream } from '@maru/contracts/site/config/config.events';
import { configHistoryFold, type ConfigState } from '@maru/contracts/site/config/config-history';
import { configPolicies } from '@maru/contracts/site/config/config.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { undoConfigChange } from './undo-change.ts';

const isAsBefore = <T extends object>(before: T | null, wanted: T): boolean =>
  before !== null &&
  (Object.keys(wanted) as (keyof T)[]).every(
    (field) => JSON.stringify(before[field]) === JSON.stringify(wanted[field]),
  );

export const configAggregate: Aggregate<ConfigCommand, ConfigState, ConfigEvent, object> = {
  ...configHistoryFold,
  name: 'site.config',
  stream: () => configStream,
  decide: {
    ChangeBusinessInfo: ({ business }, { data }) =>
      isAsBefore(business, data) ? [] : [{ type: 'BusinessInfoChanged', data }],
    ChangeShippingRates: ({ shipping }, { data }) =>
      isAsBefore(shipping, data) ? [] : [{ type: 'ShippingRatesChanged', data }],
    ChangeShippingBundles: ({ bundles: from }, { data: { bundles: to } }) =>
      isAsBefore({ bundles: from }, { bundles: to })
        ? []
        : [{ type: 'ShippingBundlesChanged', data: { from: [...from], to } }],
    ChangeReturnTerms: ({ returns }, { data }) =>
      isAsBefore(returns, data) ? [] : [{ type: 'ReturnTermsChanged', data }],
    ChangeRemoteAreas: ({ areas }, { data }) =>
      isAsBefore({ areas }, data) ? [] : [{ type: 'RemoteAreasChanged', data }],
    ChangeSellingTerms: ({ selling }, { data }) =>
      isAsBefore(selling, data) ? [] : [{ type: 'SellingTermsChanged', data }],
    ChangeDeliveryTerms: ({ delivery }, { data }) =>
      isAsBefore(delivery, data) ? [] : [{ type: 'DeliveryTermsChanged', data }],
    ChangePaymentTerms: ({ payment }, { data }) =>
      isAsBefore(payment, data) ? [] : [{ type: 'PaymentTermsChanged', data }],
    UndoConfigChange: undoConfigChange,
  },
  policies: configPolicies,
  subject: () => ({}),
  answer: ({ changes: _changes, ...body }) => ({ body }),
};
