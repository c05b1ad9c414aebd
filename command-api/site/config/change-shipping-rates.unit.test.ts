import { configPolicies } from '@maru/contracts/site/config/config.policies';
import { firstShippingRates } from '@maru/contracts/site/config/config.fields';
import { describe, expect, it } from 'vitest';
import { config, keeper, named, rated } from './config.spec.ts';

describe('ChangeShippingRates', () => {
  it('sets what sending costs', () => {
    config.given(named).when({ type: 'ChangeShippingRates', data: rated.data }, keeper).emits(rated);
  });
  it('records nothing when nothing changes, also from what holds at first', () => {
    config.given(rated).when({ type: 'ChangeShippingRates', data: rated.data }, keeper).emitsNothing();
    config.given().when({ type: 'ChangeShippingRates', data: firstShippingRates }, keeper).emitsNothing();
  });
  it('is for administrators', () => {
    expect([
      configPolicies.ChangeShippingRates(keeper, {}),
      configPolicies.ChangeShippingRates({ ...keeper, level: 9 }, {}),
    ]).toEqual([undefined, 'forbidden']);
  });
});
