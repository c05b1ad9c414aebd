import { type MailEvent, mailStream } from '@maru/contracts/identity/mail/mail.events';
import { mailExamples } from '@maru/contracts/identity/mail/mail.examples';
import { type MailDay, mailDay } from '@maru/contracts/identity/mail/mail.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { mailDayProjection } from './mail-day.projection.ts';

const effects: { readonly [K in MailEvent['type']]: Partial<MailDay> | undefined } = {
  MailSent: { sent: 1, refused: 0, refused_at: null },
  MailRefused: { sent: 0, refused: 1, sent_at: null },
  MailUnaddressed: undefined,
};
const eventsOf = (...events: readonly MailEvent[]) => {
  const record = recorder();
  return events.map((event, at) => record(mailStream(String(at)), event));
};
const daysOf = (events: ReturnType<typeof eventsOf>) => [...foldEvents(mailDayProjection, events).values()];

it.each(Object.entries(effects))('%s is counted for its day', (type, effect) => {
  const [day] = daysOf(eventsOf(mailExamples[type as MailEvent['type']]));
  if (effect === undefined) expect(day).toBeUndefined();
  else expect(mailDay.parse(day)).toMatchObject(effect);
});

it.each(Object.keys(effects))('%s counts once when it is seen again', (type) => {
  const events = eventsOf(mailExamples.MailSent, mailExamples[type as MailEvent['type']]);
  expect(daysOf([...events, ...events])).toEqual(daysOf(events));
});

it('the mails of a day are counted together', () => {
  const { MailSent: sent, MailRefused: refused } = mailExamples;
  expect(daysOf(eventsOf(sent, sent, refused))).toMatchObject([{ sent: 2, refused: 1 }]);
});
