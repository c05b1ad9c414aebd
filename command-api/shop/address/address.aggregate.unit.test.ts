import { addressExamples } from '@maru/contracts/shop/address/address.examples';
import { mostAddresses } from '@maru/contracts/shop/address/address.fields';
import { addressPolicies } from '@maru/contracts/shop/address/address.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf, foldAll } from '../../pipeline/decider-spec.ts';
import { addressAggregate } from './address.aggregate.ts';

const { AddressSaved: office, AddressRemoved: removed } = addressExamples;
const { id, no: _no, main: _main, ...typed } = office.data;
const owner = { id, level: 1 };
const addresses = decisionsOf(addressAggregate);
const saved = (no: number, main: boolean, name = '집') => ({ ...office, data: { ...office.data, no, main, name } });
const save = (more: { no?: number; main?: boolean; name?: string } = {}) =>
  ({ type: 'SaveAddress', data: { id, main: false, ...typed, ...more } }) as const;

describe('SaveAddress', () => {
  it('makes the first the main one, and others only where it is said', () => {
    addresses.given().when(save(), owner).emits(office);
    addresses
      .given(office)
      .when(save({ name: '집' }), owner)
      .emits(saved(2, false));
    addresses
      .given(office)
      .when(save({ name: '집', main: true }), owner)
      .emits(saved(2, true));
    expect(foldAll(addressAggregate, [office, saved(2, true)]).list.map(({ main }) => main)).toEqual([false, true]);
  });
  it('changes one that is there, which stays the main one', () => {
    addresses
      .given(office)
      .when(save({ no: 1, name: '집' }), owner)
      .emits(saved(1, true));
    addresses
      .given(office)
      .when(save({ no: 2 }), owner)
      .isRefused('not_found');
    expect(foldAll(addressAggregate, [office, saved(1, true)]).list).toHaveLength(1);
  });
  it('gives no number again', () =>
    addresses
      .given(office, removed)
      .when(save(), owner)
      .emits(saved(2, true, '회사')));
  it('takes so many', () =>
    addresses
      .given(...Array.from({ length: mostAddresses }, (_, at) => saved(at + 1, at === 0)))
      .when(save(), owner)
      .isRefused('too_many_addresses'));
});

describe('RemoveAddress', () => {
  it('removes one, once', () => {
    addresses.given(office).when({ type: 'RemoveAddress', data: removed.data }, owner).emits(removed);
    addresses.given(office, removed).when({ type: 'RemoveAddress', data: removed.data }, owner).emitsNothing();
  });
});

it("is its owner's alone", () => {
  for (const policy of Object.values(addressPolicies)) {
    expect(policy(owner, { userId: id })).toBeUndefined();
    expect(policy({ id: 'an administrator', level: 10 }, { userId: id })).toBe('forbidden');
  }
});
