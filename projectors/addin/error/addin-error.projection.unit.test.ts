import { type AddinErrorEvent, addinErrorStream } from '@maru/contracts/addin/error/error.events';
import { addinErrorExamples } from '@maru/contracts/addin/error/error.examples';
import { type AddinErrorDocument, addinErrorDocument } from '@maru/contracts/addin/error/error.views';
import { dateText, seoulDay } from '@maru/contracts/kernel/seoul-days';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder, timeOf } from '../../testing/record.ts';
import { addinErrorProjection } from './addin-error.projection.ts';

const examples = addinErrorExamples;
const { AddinErrorReported: reported, AddinErrorFixed: fixed } = examples;
const { id, user_id, sightings } = reported.data;
const seoulDateOf = (at: string) => dateText(seoulDay(Date.parse(at)));
const elsewhere: AddinErrorEvent = {
  ...reported,
  data: {
    ...reported.data,
    user_id: 'another',
    ids: ['b', 'c'],
    sightings: sightings.map((one) => ({
      ...one,
      command: null,
      version: '2.10.0',
      count: 5,
      last_at: '2026-03-02T16:00:00Z',
    })),
  },
};
const effects: readonly (readonly [string, readonly AddinErrorEvent[], Partial<AddinErrorDocument>])[] = [
  [
    'AddinErrorReported',
    [reported],
    {
      exception: 'System.NullReferenceException',
      state: 'new',
      count: 2,
      people: 1,
      commands: ['Maru.Walls.Place'],
      first_seen: Date.parse('2026-03-02T00:10:00Z'),
      last_seen: Date.parse('2026-03-02T00:20:00Z'),
    },
  ],
  [
    'AddinErrorReported by another',
    [reported, elsewhere, reported],
    {
      count: 9,
      people: 2,
      user_ids: [user_id, 'another'],
      newest_version: '2.10.0',
      versions: [
        { version: '2.10.0', count: 5 },
        { version: '2.1.0', count: 4 },
      ],
      days: [
        { day: '2026-03-02', count: 4 },
        { day: '2026-03-03', count: 5 },
      ],
      last_seen: Date.parse('2026-03-02T16:00:00Z'),
    },
  ],
  [
    'AddinErrorAcknowledged',
    [reported, examples.AddinErrorAcknowledged],
    { state: 'acknowledged', state_since: Date.parse(timeOf(2)), acknowledged_on: seoulDateOf(timeOf(2)), rise: null },
  ],
  [
    'AddinErrorRose',
    [reported, examples.AddinErrorAcknowledged, examples.AddinErrorRose],
    { state: 'rising', state_since: Date.parse(timeOf(3)), rise: { day: '2026-03-04', count: 30, usual: 2 } },
  ],
  [
    'AddinErrorAcknowledged of one that rose',
    [reported, examples.AddinErrorAcknowledged, examples.AddinErrorRose, examples.AddinErrorAcknowledged],
    { state: 'acknowledged', acknowledged_on: seoulDateOf(timeOf(4)), rise: null },
  ],
  [
    'AddinErrorFixed',
    [reported, fixed],
    { state: 'fixed', fixed_in: '2.2.0', fixed_at: Date.parse(timeOf(2)), regressed_in: null },
  ],
  [
    'AddinErrorRegressed',
    [reported, fixed, examples.AddinErrorRegressed],
    { state: 'regressed', fixed_in: '2.2.0', regressed_in: '2.2.1' },
  ],
  [
    'AddinErrorReopened',
    [reported, fixed, examples.AddinErrorReopened],
    { state: 'new', fixed_in: null, fixed_at: null, regressed_in: null },
  ],
  ['AddinErrorNoted', [reported, examples.AddinErrorNoted], { note: examples.AddinErrorNoted.data.to }],
  ['AddinErrorLinked', [reported, examples.AddinErrorLinked], { issue: examples.AddinErrorLinked.data.to }],
];

describe.each(effects)('%s', (_name, events, effect) => {
  const record = recorder();
  const recorded = events.map((event) => record(addinErrorStream(id), event));

  it('shows in the list', () => {
    const document = foldEvents(addinErrorProjection, recorded).get(id);
    expect(document).toMatchObject({ id, revision: events.length - 1, ...effect });
    expect(addinErrorDocument.parse(document)).toEqual(document);
  });
  it('changes nothing when seen again', () => {
    expect(foldEvents(addinErrorProjection, [...recorded, ...recorded])).toEqual(
      foldEvents(addinErrorProjection, recorded),
    );
  });
});
