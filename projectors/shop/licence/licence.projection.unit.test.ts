import { epochMs } from '@maru/contracts/kernel/fields';
import { type LicenceEvent, licenceStream } from '@maru/contracts/shop/licence/licence.events';
import { licenceExamples } from '@maru/contracts/shop/licence/licence.examples';
import { type LicenceDocument, licenceDocument } from '@maru/contracts/shop/licence/licence.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { licenceProjection } from './licence.projection.ts';

type Type = LicenceEvent['type'];
const { LicenceIssued, LicenceKeyChanged, SeatOffered, SeatTaken, MachineBound } = licenceExamples;
const { id } = LicenceIssued.data;
const { invitation, email, until } = SeatOffered.data;
const offer = { invitation, email, until: epochMs(until) };
const { holder_id } = SeatTaken.data;

interface Effect {
  readonly past: readonly Type[];
  readonly shows: (at: number) => Partial<LicenceDocument>;
}
const effects: { readonly [K in Type]: Effect } = {
  LicenceIssued: {
    past: [],
    shows: (at) => ({ ...LicenceIssued.data, status: 'active', issued_at: at, revoked_at: null, holder_id: null }),
  },
  LicenceKeyChanged: { past: ['LicenceIssued'], shows: () => ({ key: LicenceKeyChanged.data.key }) },
  LicenceRevoked: { past: ['LicenceIssued'], shows: (at) => ({ status: 'revoked', revoked_at: at, machine: null }) },
  SeatOffered: { past: ['LicenceIssued'], shows: () => ({ offer, holder_id: null }) },
  SeatOfferEnded: { past: ['LicenceIssued', 'SeatOffered'], shows: () => ({ offer: null, holder_id: null }) },
  SeatTaken: { past: ['LicenceIssued', 'SeatOffered'], shows: () => ({ offer: null, holder_id }) },
  SeatFreed: {
    past: ['LicenceIssued', 'SeatOffered', 'SeatTaken', 'MachineBound', 'MachineReleased', 'MachineBound'],
    shows: () => ({ holder_id: null, machine: null, releases: [] }),
  },
  MachineBound: {
    past: ['LicenceIssued'],
    shows: (at) => ({ machine: { hash: MachineBound.data.machine, name: MachineBound.data.name, bound_at: at } }),
  },
  MachineReleased: {
    past: ['LicenceIssued', 'MachineBound'],
    shows: (at) => ({ machine: null, releases: [{ by: 'holder', at }], desk_release: null }),
  },
};

describe.each(Object.entries(effects))('%s', (type, { past, shows }) => {
  const record = recorder();
  const events = [...past, type as Type].map((one) => record(licenceStream(id), licenceExamples[one]));

  it('shows whether the licence holds, and who has its seat', () => {
    const doc = foldEvents(licenceProjection, events).get(id) as LicenceDocument;
    expect(doc).toMatchObject(shows(epochMs(events.at(-1)?.meta.at ?? '')));
    expect(licenceDocument.parse(doc)).toEqual(doc);
  });
  it('changes nothing when seen again', () =>
    expect(foldEvents(licenceProjection, [...events, ...events])).toEqual(foldEvents(licenceProjection, events)));
});
