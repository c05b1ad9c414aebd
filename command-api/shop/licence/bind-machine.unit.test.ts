import { licenceExamples } from '@maru/contracts/shop/licence/licence.examples';
import { licencePolicies } from '@maru/contracts/shop/licence/licence.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { licenceAggregate } from './licence.aggregate.ts';

const { LicenceIssued, LicenceKeyChanged, LicenceRevoked, SeatOffered, SeatTaken, SeatFreed } = licenceExamples;
const { MachineBound, MachineReleased } = licenceExamples;
const { id, user_id: owner } = LicenceIssued.data;
const { holder_id: holder } = SeatTaken.data;
const [byOwner, byHolder, byStranger] = [
  { id: owner, level: 1 },
  { id: holder, level: 1 },
  { id: 'stranger', level: 1 },
];
const admin = { id: 'keeper', level: 10 };
const licence = decisionsOf(licenceAggregate);
const issued = licence.given(LicenceIssued);
const taken = licence.given(LicenceIssued, SeatOffered, SeatTaken);
const dayMs = 24 * 60 * 60_000;
const { machine, name } = MachineBound.data;
const bind = (key: string, on = machine) => ({ type: 'BindMachine', data: { id, key, machine: on, name } }) as const;
const release = { type: 'ReleaseMachine', data: { id } } as const;
const releaseByDesk = { type: 'ReleaseMachineByDesk', data: { id, reason: 'lost' } } as const;
const { key: firstKey } = LicenceIssued.data;
const { key: nextKey } = LicenceKeyChanged.data;
const ownMachine = { ...MachineBound, data: { ...MachineBound.data, user_id: owner } };
const byShop = { ...MachineReleased, data: { id, by: 'shop', reason: 'lost' } } as const;
const by = (one: 'owner') => ({ ...MachineReleased, data: { id, by: one } });

describe('BindMachine', () => {
  it('binds the seat of whoever works with it to one machine', () => {
    issued.when(bind(firstKey), byOwner).emits(ownMachine);
    taken.when(bind(firstKey), byHolder).emits(MachineBound);
    licence.given(LicenceIssued, ownMachine).when(bind(firstKey), byOwner).emitsNothing();
  });
  it('is refused for another machine until it is released', () => {
    licence
      .given(LicenceIssued, ownMachine)
      .when(bind(firstKey, 'another'), byOwner)
      .isRefused('licence_bound_elsewhere');
    licence
      .given(LicenceIssued, ownMachine, by('owner'))
      .when(bind(firstKey, 'another'), byOwner)
      .emits({ ...ownMachine, data: { ...ownMachine.data, machine: 'another' } });
  });
  it('is refused in one way for every key that does not hold', () => {
    issued.when(bind(nextKey), byOwner).isRefused('licence_not_valid');
    licence.given(LicenceIssued, LicenceRevoked).when(bind(firstKey), byOwner).isRefused('licence_not_valid');
    licence.given().when(bind(firstKey), byOwner).isRefused('licence_not_valid');
  });
  it('is open again once the seat has changed hands or has another key', () => {
    const seat = [LicenceIssued, SeatOffered, SeatTaken, MachineBound, SeatFreed, LicenceKeyChanged] as const;
    licence
      .given(...seat)
      .when(bind(firstKey, 'another'), byOwner)
      .isRefused('licence_not_valid');
    licence
      .given(...seat)
      .when(bind(nextKey, 'another'), byOwner)
      .emits({ ...ownMachine, data: { ...ownMachine.data, machine: 'another' } });
    licence.given(LicenceIssued, ownMachine, LicenceKeyChanged).when(bind(nextKey), byOwner).emits(ownMachine);
    licence.given(LicenceIssued, ownMachine, SeatOffered, SeatTaken).when(bind(firstKey), byHolder).emits(MachineBound);
  });
});

describe('ReleaseMachine', () => {
  const bound = [LicenceIssued, SeatOffered, SeatTaken, MachineBound] as const;
  const thrice = [1, 2, 3].flatMap(() => [MachineReleased, MachineBound] as const);
  it('says who released it, once', () => {
    licence
      .given(...bound)
      .when(release, byHolder)
      .emits(MachineReleased);
    licence
      .given(...bound)
      .when(release, byOwner)
      .emits(by('owner'));
    licence
      .given(...bound)
      .when(releaseByDesk, admin)
      .emits(byShop);
    taken.when(release, byHolder).emitsNothing();
    taken.when(releaseByDesk, admin).emitsNothing();
  });
  it('is done three times in thirty days by each person, and as often as it takes by the desk', () => {
    const often = licence.given(...bound, ...thrice);
    often.when(release, byHolder).isRefused('machine_release_limit');
    often.when(release, byHolder, 29 * dayMs).isRefused('machine_release_limit');
    often.when(release, byHolder, 31 * dayMs).emits(MachineReleased);
    often.when(release, byOwner).emits(by('owner'));
    often.when(releaseByDesk, admin).emits(byShop);
    licence
      .given(...bound, byShop, MachineBound, byShop, MachineBound, byShop, MachineBound)
      .when(release, byHolder)
      .emits(MachineReleased);
  });
  it('is counted anew for whoever gets the seat next', () =>
    licence
      .given(...bound, ...thrice, SeatFreed, SeatOffered, SeatTaken, MachineBound)
      .when(release, byHolder)
      .emits(MachineReleased));
});

describe('who may', () => {
  const [subject, nothing] = [
    { owner, holder },
    { owner: undefined, holder: undefined },
  ];
  it('a machine is released by owner and holder, or by an administrator’s own call', () => {
    for (const actor of [byOwner, byHolder]) {
      expect(licencePolicies.ReleaseMachine(actor, subject)).toBeUndefined();
      expect(licencePolicies.ReleaseMachineByDesk(actor, subject)).toBe('forbidden');
    }
    for (const actor of [byStranger, admin])
      expect(licencePolicies.ReleaseMachine(actor, subject)).toBe('licence_not_found');
    expect(licencePolicies.ReleaseMachineByDesk(admin, subject)).toBeUndefined();
    expect(licencePolicies.ReleaseMachineByDesk(admin, nothing)).toBe('licence_not_found');
    expect(licencePolicies.BindMachine(byHolder, subject)).toBeUndefined();
    expect(licencePolicies.BindMachine(byOwner, subject)).toBe('licence_not_valid');
  });
});
