import { type ContactCardEvent, contactCardStream } from '@maru/contracts/site/contact-card/contact-card.events';
import { contactCardExamples } from '@maru/contracts/site/contact-card/contact-card.examples';
import { type ContactCardDocument, contactCardDocument } from '@maru/contracts/site/contact-card/contact-card.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { contactCardProjection } from './contact-card.projection.ts';

const { ContactCardAdded: added } = contactCardExamples;
type Effects = {
  readonly [K in ContactCardEvent['type']]: readonly [
    given: readonly ContactCardEvent[],
    effect: Partial<ContactCardDocument> | undefined,
  ];
};
const effects: Effects = {
  ContactCardAdded: [[], added.data],
  ContactCardEdited: [[added], { ...added.data, title: '소장', fax: '02-123-4568', published: false }],
  ContactCardMoved: [[added], { ...added.data, rank: 500.5 }],
  ContactCardRemoved: [[added], undefined],
};
const eventsOf = (events: readonly ContactCardEvent[]) => {
  const record = recorder();
  return events.map((event) => record(contactCardStream(event.data.id), event));
};

it.each(Object.entries(effects))('%s is shown, and changes nothing when seen again', (type, [given, effect]) => {
  const events = eventsOf([...given, contactCardExamples[type as ContactCardEvent['type']]]);
  const folded = foldEvents(contactCardProjection, events);
  const doc = folded.get(added.data.id);
  if (effect) {
    expect(doc).toMatchObject({ ...effect, revision: given.length });
    expect(contactCardDocument.parse(doc)).toEqual(doc);
  } else expect(doc).toBeUndefined();
  expect(foldEvents(contactCardProjection, [...events, ...events])).toEqual(folded);
});
