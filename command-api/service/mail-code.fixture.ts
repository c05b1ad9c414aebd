import { type MailCodeEvent, mailCodeStream } from '@maru/contracts/identity/mail-code/mail-code.events';
import { keyedHash } from '@maru/platform/env/keyed-hash';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { browser } from './browser.fixture.ts';
import { mailCodes } from '../identity/mail-code/mail-codes.service.ts';

type Requested = Extract<MailCodeEvent, { type: 'MailCodeRequested' }>['data'];

/** As the served commands derive them. */
export const codes = mailCodes(keyedHash('m'));

/** Every code that was asked for, the newest last. */
export const requestedCodes = async (events: EventStore): Promise<readonly Requested[]> => {
  const found: Requested[] = [];
  for await (const batch of events.readAll({ after: 0, prefixes: [mailCodeStream('')] }))
    found.push(...batch.events.filter(({ type }) => type === 'MailCodeRequested').map(({ data }) => data as Requested));
  return found;
};

/** What the newest mail for this carries in its link. */
export const newestInfo = async (events: EventStore, userId: string, purpose: Requested['purpose']): Promise<string> => {
  const mine = (await requestedCodes(events)).filter((one) => one.userId === userId && one.purpose === purpose);
  return codes.infoOf(mine.at(-1)?.id ?? '');
};

/** Someone who has just signed up. */
export const signedUp = async (url: string, email = `${crypto.randomUUID()}@example.com`) => {
  const password = 'correct horse battery';
  const { body } = await browser(url).post('auth/signup', { name: '김하늘', email, password });
  return { id: String(body['id']), email, password };
};
