import { type AddinEvent, addinStream } from '@maru/contracts/identity/addin-binding/addin.events';
import { addinExamples } from '@maru/contracts/identity/addin-binding/addin.examples';
import { type AddinDocument, addinDocument } from '@maru/contracts/identity/addin-binding/addin.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder, timeOf } from '../../testing/record.ts';
import { addinProjection } from './addin.projection.ts';

const { AddinBound, AddinUnbound } = addinExamples;
const { hash, userId } = AddinBound.data;
const another = { type: 'AddinBound', data: { hash, userId: 'another' } } as const;
const effects: readonly (readonly [string, readonly AddinEvent[], Partial<AddinDocument>])[] = [
  ['AddinBound', [AddinBound], { user_id: userId, bound_at: Date.parse(timeOf(1)) }],
  ['AddinUnbound', [AddinBound, AddinUnbound], { user_id: null }],
  [
    'AddinBound once more',
    [AddinBound, AddinUnbound, another],
    { user_id: 'another', bound_at: Date.parse(timeOf(3)) },
  ],
];

describe.each(effects)('%s', (_name, events, effect) => {
  const record = recorder();
  const recorded = events.map((event) => record(addinStream(hash), event));

  it('shows in the list', () => {
    const document = foldEvents(addinProjection, recorded).get(hash);
    expect(document).toMatchObject({ id: hash, revision: events.length - 1, position: events.length, ...effect });
    expect(addinDocument.parse(document)).toEqual(document);
  });

  it('changes nothing when seen again', () => {
    expect(foldEvents(addinProjection, [...recorded, ...recorded])).toEqual(foldEvents(addinProjection, recorded));
  });
});
