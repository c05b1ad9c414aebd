import type { Evolvers } from '../../kernel/decider.ts';
import type { ConfigEvent } from './config.events.ts';
import { type BusinessInfo, firstShippingRates, type ShippingRates } from './config.fields.ts';

export interface ConfigFacts {
  /** Null until somebody has written it down. */
  readonly business: BusinessInfo | null;
  readonly shipping: ShippingRates;
}

/** Orders fold it too: they ask what shipping costs. */
export const configFold: { readonly initialState: ConfigFacts; readonly evolve: Evolvers<ConfigEvent, ConfigFacts> } = {
  initialState: { business: null, shipping: firstShippingRates },
  evolve: {
    BusinessInfoChanged: (config, { data }) => ({ ...config, business: data }),
    ShippingRatesChanged: (config, { data }) => ({ ...config, shipping: data }),
  },
};
