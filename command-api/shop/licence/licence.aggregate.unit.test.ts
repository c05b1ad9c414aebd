import { system } from '@maru/contracts/kernel/actor';
import { licenceExamples } from '@maru/contracts/shop/licence/licence.examples';
import { licencePolicies } from '@maru/contracts/shop/licence/licence.policies';
import { offerDays } from '@maru/contracts/shop/licence/licence.rules';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { licenceAggregate } from './licence.aggregate.ts';

const { LicenceIssued, LicenceKeyChanged, LicenceRevoked, SeatOffered, SeatOfferEnded, SeatTaken, SeatFreed } =
  licenceExamples;
const { id, user_id: owner } = LicenceIssued.data;
const { invitation, email } = SeatOffered.data;
const { holder_id: holder } = SeatTaken.data;
const [byOwner, byHolder, byStranger] = [owner, holder, 'stranger'].map((one) => ({ id: one, level: 1 })) as never as [
  typeof system,
  typeof system,
  typeof system,
];
const admin = { id: 'keeper', level: 10 };
const licence = decisionsOf(licenceAggregate);
const issued = licence.given(LicenceIssued);
const offered = licence.given(LicenceIssued, SeatOffered);
const taken = licence.given(LicenceIssued, SeatOffered, SeatTaken);

const issue = (key = LicenceIssued.data.key) =>
  ({ type: 'IssueLicence', data: { ...LicenceIssued.data, key } }) as const;
const revoke = { type: 'RevokeLicence', data: { id } } as const;
const offer = { type: 'OfferSeat', data: { id, invitation, email } } as const;
const end = (which?: string) =>
  ({
    type: 'EndSeatOffer',
    data: { id, why: 'takenBack', ...(which !== undefined && { invitation: which }) },
  }) as const;
const take = { type: 'TakeSeat', data: { id, invitation, key: LicenceKeyChanged.data.key } } as const;
const free = (why: 'takenBack' | 'left') =>
  ({ type: 'FreeSeat', data: { id, key: LicenceKeyChanged.data.key, why } }) as const;
const dayMs = 24 * 60 * 60_000;

describe('IssueLicence', () => {
  it('issues a key once', () => {
    licence.given().when(issue(), system).emits(LicenceIssued);
    issued.when(issue('AAAA-AAAA-AAAA-AAAA'), system).emitsNothing();
  });
  it('gives back nothing that was revoked', () =>
    licence.given(LicenceIssued, LicenceRevoked).when(issue(), system).emitsNothing());
});

describe('RevokeLicence', () => {
  it('takes a licence back once', () => {
    issued.when(revoke, system).emits(LicenceRevoked);
    licence.given(LicenceIssued, LicenceRevoked).when(revoke, system).emitsNothing();
    licence.given().when(revoke, system).emitsNothing();
  });
  it('takes its seat, and an invitation to it, back with it', () => {
    offered
      .when(revoke, system)
      .emits({ ...SeatOfferEnded, data: { ...SeatOfferEnded.data, why: 'revoked' } }, LicenceRevoked);
    taken.when(revoke, system).emits({ ...SeatFreed, data: { ...SeatFreed.data, why: 'revoked' } }, LicenceRevoked);
  });
});

describe('OfferSeat', () => {
  it('invites for a fortnight', () =>
    issued
      .when(offer, byOwner)
      .emits({
        ...SeatOffered,
        data: { ...SeatOffered.data, until: new Date(Date.UTC(2026, 0, 1) + 1_000 + offerDays * dayMs).toISOString() },
      }));
  it('is refused for a seat that is not there to give', () => {
    offered.when(offer, byOwner).isRefused('seat_offered');
    taken.when(offer, byOwner).isRefused('seat_held');
    licence.given(LicenceIssued, LicenceRevoked).when(offer, byOwner).isRefused('licence_revoked');
  });
});

describe('EndSeatOffer', () => {
  it('takes the open invitation back, and no other', () => {
    offered.when(end(), byOwner).emits(SeatOfferEnded);
    offered.when(end(invitation), byOwner).emits(SeatOfferEnded);
    offered.when(end('another'), byOwner).emitsNothing();
    issued.when(end(), byOwner).emitsNothing();
  });
});

describe('TakeSeat', () => {
  it('gives the seat to whoever was invited, with a key that the owner has not seen', () =>
    offered.when(take, byHolder).emits(SeatTaken, LicenceKeyChanged));
  it('is refused for an invitation that has ended', () => {
    licence.given(LicenceIssued, SeatOffered, SeatOfferEnded).when(take, byHolder).isRefused('invitation_ended');
    taken.when(take, byStranger).isRefused('invitation_ended');
    offered.when(take, byHolder, offerDays * dayMs).isRefused('invitation_ended');
  });
  it('is refused to the owner, who has it', () => offered.when(take, byOwner).isRefused('own_licence'));
});

describe('FreeSeat', () => {
  it('makes it the owner’s again, with a key that the holder has not seen', () => {
    taken.when(free('takenBack'), byOwner).emits(SeatFreed, LicenceKeyChanged);
    taken
      .when(free('left'), byHolder)
      .emits({ ...SeatFreed, data: { ...SeatFreed.data, why: 'left' } }, LicenceKeyChanged);
    issued.when(free('takenBack'), byOwner).emitsNothing();
  });
});

describe('who may', () => {
  const [subject, nothing] = [
    { owner, holder },
    { owner: undefined, holder: undefined },
  ];
  it.each(['IssueLicence', 'RevokeLicence'] as const)("%s is the system's", (type) => {
    expect(licencePolicies[type]({ id: owner, level: 10 }, subject)).toBe('forbidden');
    expect(licencePolicies[type](system, subject)).toBeUndefined();
  });
  it('a seat is its owner’s to give: its holder cannot give it on, a stranger does not find it', () => {
    expect(licencePolicies.OfferSeat(byOwner, subject)).toBeUndefined();
    expect(licencePolicies.OfferSeat(byHolder, subject)).toBe('forbidden');
    expect(licencePolicies.OfferSeat(byStranger, subject)).toBe('licence_not_found');
    expect(licencePolicies.OfferSeat(admin, subject)).toBe('licence_not_found');
    expect(licencePolicies.EndSeatOffer(byHolder, subject)).toBe('forbidden');
    expect(licencePolicies.EndSeatOffer(byStranger, subject)).toBe('licence_not_found');
  });
  it('a seat is taken back by its owner, given back by its holder, and follows from withdrawals', () => {
    for (const actor of [byOwner, byHolder, system]) expect(licencePolicies.FreeSeat(actor, subject)).toBeUndefined();
    for (const actor of [byStranger, admin]) expect(licencePolicies.FreeSeat(actor, subject)).toBe('licence_not_found');
    expect(licencePolicies.FreeSeat(system, nothing)).toBe('licence_not_found');
    expect(licencePolicies.EndSeatOffer(admin, subject)).toBe('licence_not_found');
  });
});
