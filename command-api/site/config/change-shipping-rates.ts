import { type ConfigDecider, isAsBefore } from './config.state.ts';

export const changeShippingRates: ConfigDecider<'ChangeShippingRates'> = ({ shipping }, { data }) =>
  isAsBefore(shipping, data) ? [] : [{ type: 'ShippingRatesChanged', data }];
