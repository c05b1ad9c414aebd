import { type AccessEvent, accessStream } from '@maru/contracts/identity/access/access.events';
import { accessExamples } from '@maru/contracts/identity/access/access.examples';
import { type AccessDocument, accessDocument } from '@maru/contracts/identity/access/access.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { accessProjection } from './access.projection.ts';

const effects: { readonly [K in AccessEvent['type']]: Partial<AccessDocument> } = {
  ContactRead: { subject: accessExamples.ContactRead.data.subject, list: null, filters: null },
  PersonalDataExported: { subject: null, list: 'user', filters: 'status=active' },
};

describe.each(Object.entries(effects))('%s', (type, effect) => {
  const { id, access, purpose, note } = accessExamples[type as AccessEvent['type']].data;
  const events = [recorder()(accessStream(id), accessExamples[type as AccessEvent['type']])];

  it('is kept with who, why and about what', () => {
    const doc = foldEvents(accessProjection, events).get(access);
    expect(doc).toMatchObject({ admin_id: id, purpose, note, ...effect });
    expect(accessDocument.parse(doc)).toEqual(doc);
  });

  it('changes nothing when seen again', () => {
    expect(foldEvents(accessProjection, [...events, ...events])).toEqual(foldEvents(accessProjection, events));
  });
});
