import { epochMs } from '@maru/contracts/kernel/fields';
import { type LicenceEvent, licenceStream } from '@maru/contracts/shop/licence/licence.events';
import { licenceExamples } from '@maru/contracts/shop/licence/licence.examples';
import { type LicenceDocument, licenceDocument } from '@maru/contracts/shop/licence/licence.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { licenceProjection } from './licence.projection.ts';

const { id } = licenceExamples.LicenceIssued.data;
const before: { readonly [K in LicenceEvent['type']]: readonly LicenceEvent['type'][] } = {
  LicenceIssued: [],
  LicenceRevoked: ['LicenceIssued'],
};

describe.each(Object.entries(before))('%s', (type, past) => {
  const record = recorder();
  const events = [...past, type as LicenceEvent['type']].map((one) => record(licenceStream(id), licenceExamples[one]));

  it('shows whether the licence holds', () => {
    const doc = foldEvents(licenceProjection, events).get(id) as LicenceDocument;
    const at = epochMs(events.at(-1)?.meta.at ?? '');
    expect(doc).toMatchObject(
      type === 'LicenceIssued'
        ? { ...licenceExamples.LicenceIssued.data, status: 'active', issued_at: at, revoked_at: null }
        : { status: 'revoked', revoked_at: at },
    );
    expect(licenceDocument.parse(doc)).toEqual(doc);
  });
  it('changes nothing when seen again', () =>
    expect(foldEvents(licenceProjection, [...events, ...events])).toEqual(foldEvents(licenceProjection, events)));
});
