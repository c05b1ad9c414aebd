import type { Circumstances } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { businessInfo, returnTerms, shippingRates } from '@maru/contracts/site/config/config.fields';
import type { ConfigCommand } from '@maru/contracts/site/config/config.commands';
import type { ConfigEvent } from '@maru/contracts/site/config/config.events';
import { type ConfigPart, type ConfigState, withoutChange } from '@maru/contracts/site/config/config-history';
import { paymentTerms } from '@maru/contracts/site/config/payment-terms';
import { remoteAreas } from '@maru/contracts/site/config/remote-areas';
import { deliveryTerms, sellingTerms } from '@maru/contracts/site/config/selling-terms';
import { shippingBundles } from '@maru/contracts/site/config/shipping-bundles';

type Undo = Extract<ConfigCommand, { type: 'UndoConfigChange' }>;

/** The event that sets a part to a value again; a value that may not be set any more throws. */
const eventOf: { readonly [P in ConfigPart]: (value: unknown, state: ConfigState) => ConfigEvent } = {
  business: (value) => ({ type: 'BusinessInfoChanged', data: businessInfo.parse(value) }),
  shipping: (value) => ({ type: 'ShippingRatesChanged', data: shippingRates.parse(value) }),
  bundles: (value, { bundles }) => ({
    type: 'ShippingBundlesChanged',
    data: { from: [...bundles], to: shippingBundles.parse(value) },
  }),
  returns: (value) => ({ type: 'ReturnTermsChanged', data: returnTerms.parse(value) }),
  areas: (value) => ({ type: 'RemoteAreasChanged', data: { areas: remoteAreas.parse(value) } }),
  selling: (value) => ({ type: 'SellingTermsChanged', data: sellingTerms.parse(value) }),
  delivery: (value) => ({ type: 'DeliveryTermsChanged', data: deliveryTerms.parse(value) }),
  payment: (value) => ({ type: 'PaymentTermsChanged', data: paymentTerms.parse(value) }),
};

/** Sets again what was before a change, in an event of its own, unless a value of it was changed since. */
export const undoConfigChange = (
  state: ConfigState,
  { data: { revision } }: Undo,
  _circumstances: Circumstances,
): readonly ConfigEvent[] => {
  const change = state.changes.find((one) => one.revision === revision);
  if (!change) throw new Rejected('not_found');
  const value = change.before === null ? undefined : withoutChange(state[change.part], change);
  if (value === undefined) throw new Rejected('value_changed_since');
  try {
    return [eventOf[change.part](value, state)];
  } catch {
    throw new Rejected('value_changed_since');
  }
};
