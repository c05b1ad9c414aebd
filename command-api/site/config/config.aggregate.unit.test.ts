import type { Actor } from '@maru/contracts/kernel/actor';
import { configExamples } from '@maru/contracts/site/config/config.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { configAggregate } from './config.aggregate.ts';
import { configCommand } from '@maru/contracts/site/config/config.commands';
import { configPolicies } from '@maru/contracts/site/config/config.policies';
import { describe, expect, it } from 'vitest';
import { firstReturnTerms, firstShippingRates } from '@maru/contracts/site/config/config.fields';
import { firstConfig } from '@maru/contracts/site/config/config.fold';
import { areaOf, firstRemoteAreas, remoteAreas } from '@maru/contracts/site/config/remote-areas';
import { firstPaymentTerms, paymentTerms } from '@maru/contracts/site/config/payment-terms';
import { deliveryTerms, sellingTerms } from '@maru/contracts/site/config/selling-terms';
import { shippingBundles } from '@maru/contracts/site/config/shipping-bundles';

const keeper: Actor = { id: '01900000-0000-7000-8000-000000000001', level: 10 };
const {
  BusinessInfoChanged: named,
  ShippingRatesChanged: rated,
  ReturnTermsChanged: returned,
  ...later
} = configExamples;
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
describe('bundles', () => {
  const { to: bundles } = later.ShippingBundlesChanged.data;
  const [first] = bundles;
  it('are changed whole, with what they were before', () => {
    const dearer = bundles.map((bundle) => ({ ...bundle, fee: 6_000 }));
    config
      .given(later.ShippingBundlesChanged)
      .when({ type: 'ChangeShippingBundles', data: { bundles: dearer } }, keeper)
      .emits({ type: 'ShippingBundlesChanged', data: { from: bundles, to: dearer } });
    config
      .given(later.ShippingBundlesChanged)
      .when({ type: 'ChangeShippingBundles', data: { bundles: [] } }, keeper)
      .emits({ type: 'ShippingBundlesChanged', data: { from: bundles, to: [] } });
  });
  it('have names and ids of their own', () => {
    const other = { ...first, id: '01900000-0000-7000-8000-0000000000b2', name: '가구' };
    const takes = (...list: readonly unknown[]) => shippingBundles.safeParse(list).success;
    expect(takes(first, other)).toBe(true);
    expect(takes(first, { ...other, name: first?.name })).toBe(false);
    expect(takes(first, { ...other, id: first?.id })).toBe(false);
    expect(takes({ ...first, name: ' ' })).toBe(false);
    expect(takes({ ...first, fee: -1 })).toBe(false);
  });
});
describe('what is set for selling', () => {
  const { to: bundles } = later.ShippingBundlesChanged.data;
  it.each([
    [{ type: 'ChangeRemoteAreas', data: later.RemoteAreasChanged.data }, later.RemoteAreasChanged],
    [{ type: 'ChangeShippingBundles', data: { bundles } }, later.ShippingBundlesChanged],
    [{ type: 'ChangeSellingTerms', data: later.SellingTermsChanged.data }, later.SellingTermsChanged],
    [
      { type: 'ChangeDeliveryTerms', data: { ...later.DeliveryTermsChanged.data, pickup_hours: '평일 10시~18시' } },
      later.DeliveryTermsChanged,
    ],
    [{ type: 'ChangePaymentTerms', data: later.PaymentTermsChanged.data }, later.PaymentTermsChanged],
  ] as const)('%j is recorded once, by administrators', (command, event) => {
    config.given(rated).when(command, keeper).emits(event);
    config.given(event).when(command, keeper).emitsNothing();
    expect(configPolicies[command.type]({ ...keeper, level: 9 }, {})).toBe('forbidden');
  });
  it('records nothing when it is what holds at first', () => {
    const { areas, selling, delivery } = firstConfig;
    config
      .given()
      .when({ type: 'ChangeRemoteAreas', data: { areas: [...areas] } }, keeper)
      .emitsNothing();
    config.given().when({ type: 'ChangeSellingTerms', data: selling }, keeper).emitsNothing();
    config.given().when({ type: 'ChangeDeliveryTerms', data: delivery }, keeper).emitsNothing();
    config.given().when({ type: 'ChangePaymentTerms', data: firstPaymentTerms }, keeper).emitsNothing();
  });
  it('takes no range that ends before it begins, no shorter usual time than the short one, no more points than books leave', () => {
    const [area] = firstRemoteAreas;
    expect(remoteAreas.safeParse([{ ...area, to: '00000' }]).success).toBe(false);
    expect(sellingTerms.safeParse({ ...firstConfig.selling, scarce_hours: 25 }).success).toBe(false);
    expect(sellingTerms.safeParse({ ...firstConfig.selling, point_percent: 6 }).success).toBe(false);
    expect(deliveryTerms.safeParse({ ...firstConfig.delivery, from_days: 4 }).success).toBe(false);
  });
  it('takes a service that keeps money only with its name and number, and a link that is encrypted', () => {
    const { data } = later.PaymentTermsChanged;
    const takes = (part: object) => paymentTerms.safeParse({ ...data, ...part }).success;
    expect([takes({}), takes({ escrow_name: '' }), takes({ escrow_number: '' })]).toEqual([true, false, false]);
    expect([takes({ escrow_link: '' }), takes({ escrow_link: 'http://a.example' })]).toEqual([true, false]);
    expect(paymentTerms.safeParse(firstPaymentTerms).success).toBe(true);
  });
});

describe('the remote areas of the beginning', () => {
  it.each([
    ['제주', '63309'],
    ['울릉', '40200'],
    ['옹진', '23100'],
    ['흑산', '58866'],
    ['거문도', '59781'],
    ['욕지', '53095'],
    ['위도', '56347'],
    ['외연도', '33411'],
    ['서도', '23010'],
    ['어청도', '54000'],
    ['청산', '59150'],
  ])('know %s', (name, postcode) => expect(areaOf(postcode, firstRemoteAreas)?.name).toContain(name));
  it.each(['06236', '23119', '58827', '62999', '63645'])('leave %s out', (postcode) =>
    expect(areaOf(postcode, firstRemoteAreas)).toBeUndefined(),
  );
  it('are a list that may be stored', () => expect(remoteAreas.safeParse(firstRemoteAreas).success).toBe(true));
});
