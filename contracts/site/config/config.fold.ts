import type { Evolvers } from '../../kernel/decider.ts';
import type { ConfigEvent } from './config.events.ts';
import {
  type BusinessInfo,
  firstReturnTerms,
  firstShippingRates,
  type ReturnTerms,
  type ShippingRates,
} from './config.fields.ts';

export interface ConfigFacts {
  /** Null until somebody has written it down. */
  readonly business: BusinessInfo | null;
  readonly shipping: ShippingRates;
  readonly returns: ReturnTerms;
}

/** Orders fold it too: they ask what sending costs, there and back. */
export const configFold: { readonly initialState: ConfigFacts; readonly evolve: Evolvers<ConfigEvent, ConfigFacts> } = {
  initialState: { business: null, shipping: firstShippingRates, returns: firstReturnTerms },
  evolve: {
    BusinessInfoChanged: (config, { data }) => ({ ...config, business: data }),
    ShippingRatesChanged: (config, { data }) => ({ ...config, shipping: data }),
    ReturnTermsChanged: (config, { data }) => ({ ...config, returns: data }),
  },
};
