import type { Evolvers } from '../../kernel/decider.ts';
import type { ConfigEvent } from './config.events.ts';
import {
  type BusinessInfo,
  firstReturnTerms,
  firstShippingRates,
  type ReturnTerms,
  type ShippingRates,
} from './config.fields.ts';
import { firstPaymentTerms, type PaymentTerms } from './payment-terms.ts';
import { firstRemoteAreas, type RemoteArea } from './remote-areas.ts';
import { type DeliveryTerms, firstDeliveryTerms, firstSellingTerms, type SellingTerms } from './selling-terms.ts';
import type { ShippingBundle } from './shipping-bundles.ts';

export interface ConfigFacts {
  /** Null until somebody has written it down. */
  readonly business: BusinessInfo | null;
  readonly shipping: ShippingRates;
  readonly bundles: readonly ShippingBundle[];
  readonly returns: ReturnTerms;
  readonly areas: readonly RemoteArea[];
  readonly selling: SellingTerms;
  readonly delivery: DeliveryTerms;
  readonly payment: PaymentTerms;
}

/** Before anything was set. */
export const firstConfig: ConfigFacts = {
  business: null,
  shipping: firstShippingRates,
  bundles: [],
  returns: firstReturnTerms,
  areas: firstRemoteAreas,
  selling: firstSellingTerms,
  delivery: firstDeliveryTerms,
  payment: firstPaymentTerms,
};

/** Orders fold it too: they ask what sending costs, there and back. */
export const configFold: { readonly initialState: ConfigFacts; readonly evolve: Evolvers<ConfigEvent, ConfigFacts> } = {
  initialState: firstConfig,
  evolve: {
    BusinessInfoChanged: (config, { data }) => ({ ...config, business: data }),
    ShippingRatesChanged: (config, { data }) => ({ ...config, shipping: data }),
    ShippingBundlesChanged: (config, { data: { to } }) => ({ ...config, bundles: to }),
    ReturnTermsChanged: (config, { data }) => ({ ...config, returns: data }),
    RemoteAreasChanged: (config, { data: { areas } }) => ({ ...config, areas }),
    SellingTermsChanged: (config, { data }) => ({ ...config, selling: data }),
    DeliveryTermsChanged: (config, { data: { pickup_hours = '', ...delivery } }) => ({
      ...config,
      delivery: { ...delivery, pickup_hours },
    }),
    PaymentTermsChanged: (config, { data }) => ({ ...config, payment: data }),
  },
};
