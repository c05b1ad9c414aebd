import { type AddinUserEvent, addinUserStream } from '@maru/contracts/addin/user/user.events';
import { addinUserExamples } from '@maru/contracts/addin/user/user.examples';
import { type AddinUserDocument, addinUserDocument } from '@maru/contracts/addin/user/user.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder, timeOf } from '../../testing/record.ts';
import { addinUserProjection } from './addin-user.projection.ts';

const { AddinSessionStarted: started, AddinSeen: seen, AddinSessionEnded: ended } = addinUserExamples;
const { addin, user_id } = started.data;
const at = (position: number) => Date.parse(timeOf(position));
const laptop: AddinUserEvent = {
  ...started,
  data: { ...started.data, addin: 'c'.repeat(64), machine: 'd'.repeat(32), version: '2.2.0' },
};
const effects: readonly (readonly [string, readonly AddinUserEvent[], Partial<AddinUserDocument>])[] = [
  [
    'AddinSessionStarted',
    [started],
    { version: '2.1.0', revit: 2025, state: 'valid', machines: 1, sessions: 1, first_seen: at(1), last_seen: at(1) },
  ],
  [
    'AddinSessionStarted elsewhere',
    [started, laptop],
    { version: '2.2.0', machines: 2, sessions: 2, last_seen: at(2) },
  ],
  ['AddinSeen', [started, laptop, seen], { version: '2.1.0', state: 'none', first_seen: at(1), last_seen: at(3) }],
  ['AddinSessionEnded', [started, ended], { state: 'valid', sessions: 1, last_seen: at(2) }],
];

describe.each(effects)('%s', (_name, events, effect) => {
  const record = recorder();
  const recorded = events.map((event) => record(addinUserStream(event.data.addin), event));

  it('shows with its person', () => {
    const document = foldEvents(addinUserProjection, recorded).get(user_id);
    expect(document).toMatchObject({ id: user_id, ...effect });
    expect(addinUserDocument.parse(document)).toEqual(document);
  });
  it('changes nothing when seen again', () => {
    expect(foldEvents(addinUserProjection, [...recorded, ...recorded])).toEqual(
      foldEvents(addinUserProjection, recorded),
    );
  });
});

it('counts sessions of an add-in of their own', () => {
  const record = recorder();
  const recorded = [started, ended, started, laptop].map((event) => record(addinUserStream(event.data.addin), event));
  const { installs } = foldEvents(addinUserProjection, recorded).get(user_id) as AddinUserDocument;
  expect(installs.map((one) => [one.addin === addin, one.sessions])).toEqual([
    [false, 1],
    [true, 2],
  ]);
});
