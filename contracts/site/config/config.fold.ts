import type { Evolvers } from '../../kernel/decider.ts';
import type { ConfigEvent } from './config.events.ts';
import {
  type BusinessInfo,
  firstReturnTerms,
  firstShippingRates,
  type ReturnTerms,
  type ShippingRates,
} from './config.fields.ts';
import { firstRemoteAreas, type RemoteArea } from './remote-areas.ts';
import { type DeliveryTerms, firstDeliveryTerms, firstSellingTerms, type SellingTerms } from './selling-terms.ts';

export interface ConfigFacts {
  /** Null until somebody has written it down. */
  readonly business: BusinessInfo | null;
  readonly shipping: ShippingRates;
  readonly returns: ReturnTerms;
  readonly areas: readonly RemoteArea[];
  readonly selling: SellingTerms;
  readonly delivery: DeliveryTerms;
}

/** Before anything was set. */
export const firstConfig: ConfigFacts = {
  business: null,
  shipping: firstShippingRates,
  returns: firstReturnTerms,
  areas: firstRemoteAreas,
  selling: firstSellingTerms,
  delivery: firstDeliveryTerms,
};

/** Orders fold it too: they ask what sending costs, there and back. */
export const configFold: { readonly initialState: ConfigFacts; readonly evolve: Evolvers<ConfigEvent, ConfigFacts> } = {
  initialState: firstConfig,
  evolve: {
    BusinessInfoChanged: (config, { data }) => ({ ...config, business: data }),
    ShippingRatesChanged: (config, { data }) => ({ ...config, shipping: data }),
    ReturnTermsChanged: (config, { data }) => ({ ...config, returns: data }),
    RemoteAreasChanged: (config, { data: { areas } }) => ({ ...config, areas }),
    SellingTermsChanged: (config, { data }) => ({ ...config, selling: data }),
    DeliveryTermsChanged: (config, { data }) => ({ ...config, delivery: data }),
  },
};
