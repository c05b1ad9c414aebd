import { type MailCodeEvent, mailCodeStream } from '@maru/contracts/identity/mail-code/mail-code.events';
import { keyedHash } from '@maru/platform/env/secrets';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { browser } from './browser.fixture.ts';
import { mailCodes } from '../identity/mail-code/mail-codes.service.ts';

type Requested = Extract<MailCodeEvent, { type: 'MailCodeRequested' }>['data'];

export const codes = mailCodes(keyedHash('m'));

export const requestedCodes = async (events: EventStore): Promise<readonly Requested[]> => {
  const found: Requested[] = [];
  for await (const batch of events.readAll({ after: 0, prefixes: [mailCodeStream('')] }))
    found.push(...batch.events.filter(({ type }) => type === 'MailCodeRequested').map(({ data }) => data as Requested));
  return found;
};

export const newestInfo = async (
  events: EventStore,
  userId: string,
  purpose: Requested['purpose'],
): Promise<string> => {
  const mine = (await requestedCodes(events)).filter((one) => one.userId === userId && one.purpose === purpose);
  return codes.infoOf(mine.at(-1)?.id ?? '');
};

interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}
const somebody = (): Person => ({
  name: '김하늘',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'correct horse battery',
});

/** `info` is what the unopened link carries. */
export const fillInSignup = async (url: string, wish: Partial<Person> = {}) => {
  const person = { ...somebody(), ...wish };
  const { body } = await browser(url).post('auth/signup', person);
  const id = String(body['id']);
  return { ...person, id, info: codes.infoOf(id) };
};

export const signUpPerson = async (url: string, wish: Partial<Person> = {}) => {
  const person = await fillInSignup(url, wish);
  const { body } = await browser(url).post('auth/certify', { info: person.info });
  if (body['status'] !== 'success') throw new Error('the sign-up was not confirmed');
  return person;
};
