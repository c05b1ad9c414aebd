import type { Actor } from '@maru/contracts/kernel/actor';
import { configExamples } from '@maru/contracts/site/config/config.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { configAggregate } from './config.aggregate.ts';
import { configCommand } from '@maru/contracts/site/config/config.commands';
import { configPolicies } from '@maru/contracts/site/config/config.policies';
import { describe, expect, it } from 'vitest';
import { firstReturnTerms, firstShippingRates } from '@maru/contracts/site/config/config.fields';

const keeper: Actor = { id: '01900000-0000-7000-8000-000000000001', level: 10 };
const { BusinessInfoChanged: named, ShippingRatesChanged: rated, ReturnTermsChanged: returned } = configExamples;
const config = decisionsOf(configAggregate);
const change = (data = named.data) => ({ type: 'ChangeBusinessInfo', data }) as const;

describe('ChangeBusinessInfo', () => {
  it('writes down who runs the shop, whole', () => {
    config.given().when(change(), keeper).emits(named);
    const moved = { ...named.data, address: '부산광역시 해운대구 센텀로 1' };
    config
      .given(named)
      .when(change(moved), keeper)
      .emits({ ...named, data: moved });
  });
  it('records nothing when nothing changes', () => {
    config.given(named).when(change(), keeper).emitsNothing();
  });
  it('is for administrators', () => {
    expect([
      configPolicies.ChangeBusinessInfo(keeper, {}),
      configPolicies.ChangeBusinessInfo({ ...keeper, level: 9 }, {}),
    ]).toEqual([undefined, 'forbidden']);
  });
  it('takes a registration number only with its check digit, and keeps its digits', () => {
    const read = (registration_number: string) =>
      configCommand.safeParse(change({ ...named.data, registration_number }));
    expect(read('123-45-67891')).toMatchObject({
      success: true,
      data: { data: { registration_number: '1234567891' } },
    });
    expect([read('123-45-67890').success, read('1234').success]).toEqual([false, false]);
  });
});

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

describe('ChangeReturnTerms', () => {
  it('sets what sending back costs, and where to', () => {
    config.given(rated).when({ type: 'ChangeReturnTerms', data: returned.data }, keeper).emits(returned);
  });
  it('records nothing when nothing changes, also from what holds at first', () => {
    config.given(returned).when({ type: 'ChangeReturnTerms', data: returned.data }, keeper).emitsNothing();
    config.given().when({ type: 'ChangeReturnTerms', data: firstReturnTerms }, keeper).emitsNothing();
  });
  it('is for administrators', () => {
    expect([
      configPolicies.ChangeReturnTerms(keeper, {}),
      configPolicies.ChangeReturnTerms({ ...keeper, level: 9 }, {}),
    ]).toEqual([undefined, 'forbidden']);
  });
  it('takes whole won within bounds', () => {
    const takes = (return_fee: number) =>
      configCommand.safeParse({ type: 'ChangeReturnTerms', data: { ...returned.data, return_fee } }).success;
    expect([0, 100_000, -1, 100_001, 0.5].map(takes)).toEqual([true, true, false, false, false]);
  });
});
