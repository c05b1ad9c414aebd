import { type SessionEvent, sessionStream } from '@maru/contracts/identity/session/session.events';
import { sessionExamples } from '@maru/contracts/identity/session/session.examples';
import { type SessionDocument, sessionDocument } from '@maru/contracts/identity/session/session.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder, timeOf } from '../../testing/record.ts';
import { sessionProjection } from './session.projection.ts';

const { family: id, userId, device } = sessionExamples.SessionStarted.data;
const begun = Date.parse(timeOf(1));
const started: SessionDocument = {
  id,
  user_id: userId,
  device,
  started_at: begun,
  seen_at: begun,
  ended: null,
  revision: 0,
  position: 1,
};
const effects: { readonly [K in SessionEvent['type']]: Partial<SessionDocument> } = {
  SessionStarted: {},
  SessionRefreshed: { seen_at: Date.parse(timeOf(2)) },
  SessionEnded: { ended: 'logout' },
};

describe.each(Object.entries(effects))('%s', (type, effect) => {
  const record = recorder();
  const events = [record(sessionStream(id), sessionExamples.SessionStarted)];
  if (type !== 'SessionStarted') events.push(record(sessionStream(id), sessionExamples[type as SessionEvent['type']]));

  it('shows in the list', () => {
    const document = foldEvents(sessionProjection, events).get(id);
    expect(document).toEqual({ ...started, ...effect, revision: events.length - 1, position: events.length });
    expect(sessionDocument.parse(document)).toEqual(document);
  });

  it('changes nothing when seen again', () => {
    expect(foldEvents(sessionProjection, [...events, ...events])).toEqual(foldEvents(sessionProjection, events));
  });

  it('keeps no token', () =>
    expect(JSON.stringify(foldEvents(sessionProjection, events).get(id))).not.toMatch(/[ab]{64}/));
});
