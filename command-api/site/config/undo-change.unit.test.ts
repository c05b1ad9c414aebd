import type { Actor } from '@maru/contracts/kernel/actor';
import { configExamples } from '@maru/contracts/site/config/config.examples';
import { firstShippingRates } from '@maru/contracts/site/config/config.fields';
import { describe, expect, it } from 'vitest';
import { configPolicies } from '@maru/contracts/site/config/config.policies';
import { firstSellingTerms } from '@maru/contracts/site/config/selling-terms';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { configAggregate } from './config.aggregate.ts';

const keeper: Actor = { id: '01900000-0000-7000-8000-000000000001', level: 10 };
const { BusinessInfoChanged: named, ShippingRatesChanged: rated, ShippingBundlesChanged: bundled } = configExamples;
const { RemoteAreasChanged: areas, SellingTermsChanged: selling } = configExamples;
const config = decisionsOf(configAggregate);
const undo = (revision: number) => ({ type: 'UndoConfigChange', data: { revision } }) as const;

describe('UndoConfigChange', () => {
  it('sets again what held before, in an event of its own', () => {
    config
      .given(rated)
      .when(undo(0), keeper)
      .emits({ ...rated, data: firstShippingRates });
    const { to } = bundled.data;
    config
      .given(bundled)
      .when(undo(0), keeper)
      .emits({ ...bundled, data: { from: to, to: [] } });
  });
  it('leaves alone what was changed beside it', () => {
    const freer = { ...rated, data: { ...rated.data, free_from: 30_000 } };
    const dearer = { ...freer, data: { ...freer.data, fee: 4_000 } };
    config
      .given(rated, freer, dearer)
      .when(undo(1), keeper)
      .emits({ ...rated, data: { ...dearer.data, free_from: rated.data.free_from } });
  });
  it('refuses where a value of it was changed since, also back and forth, but not a second undo of the same', () => {
    const dearer = { ...rated, data: { ...rated.data, fee: 4_000 } };
    config.given(rated, dearer).when(undo(0), keeper).isRefused('value_changed_since');
    config
      .given(areas, { ...areas, data: { areas: [] } })
      .when(undo(0), keeper)
      .isRefused('value_changed_since');
    config.given(rated, dearer, rated).when(undo(1), keeper).isRefused('value_changed_since');
  });
  it('can be undone itself', () => {
    config
      .given(rated, { ...rated, data: firstShippingRates })
      .when(undo(1), keeper)
      .emits(rated);
  });
  it('refuses what was never before, what makes no sense beside the rest, and what is not there', () => {
    config.given(named).when(undo(0), keeper).isRefused('value_changed_since');
    const longer = { ...selling, data: { ...firstSellingTerms, deposit_hours: 100 } };
    const both = { ...longer, data: { ...longer.data, scarce_hours: 90 } };
    config.given(longer, both).when(undo(0), keeper).isRefused('value_changed_since');
    config.given(rated).when(undo(7), keeper).isRefused('not_found');
  });
  it('is for administrators', () =>
    expect(configPolicies.UndoConfigChange({ ...keeper, level: 9 }, {})).toBe('forbidden'));
});
