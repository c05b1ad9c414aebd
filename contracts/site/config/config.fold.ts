import type { Evolvers } from '../../kernel/decider.ts';
import type { ConfigEvent } from './config.events.ts';
import { type BusinessInfo, firstShippingRates, type ShippingRates } from './config.fields.ts';

/** What is set, as its stream tells it. */
export interface ConfigFacts {
  /** Null until somebody has written it down. */
  readonly business: BusinessInfo | null;
  readonly shipping: ShippingRates;
}

/**
 * How the stream of the configuration is folded: by its commands, its view, and by orders, which ask it what sending
 * costs.
 */
export const configFold: { readonly initialState: ConfigFacts; readonly evolve: Evolvers<ConfigEvent, ConfigFacts> } = {
  initialState: { business: null, shipping: firstShippingRates },
  evolve: {
    BusinessInfoChanged: (config, { data }) => ({ ...config, business: data }),
    ShippingRatesChanged: (config, { data }) => ({ ...config, shipping: data }),
  },
};
