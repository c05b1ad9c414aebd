import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import { emailStream } from '@maru/contracts/identity/user/user.events';
import { ignore } from '@maru/contracts/kernel/decider';
import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { keyedHash } from '@maru/platform/env/secrets';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unconfirmedWorkflow } from '../../identity/signup/unconfirmed.workflow.ts';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { openStreams } from '../../pipeline/streams.ts';
import { fillInSignup, signUpPerson } from '../../testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';
import { forgetUnconfirmed } from './forget-unconfirmed.ts';

const emailHash = keyedHash('e');
const dueMs = (mailCodeSeconds + 60 * 60) * 1000;
let served: ServedCommands;
let forgotten: string[] = [];
beforeEach(async () => {
  served = await servedCommands();
  forgotten = [];
});
afterEach(() => served.close());

/** What the workflow has done for this sign-up by now. */
const follow = async (id: string) => {
  const files = { removeAll: async (folder: string, owner: string) => void forgotten.push(`${folder}/${owner}`) };
  const mail = { forget: async (person: string) => void forgotten.push(`mails of ${person}`) };
  const engines = { keys: served.keys, clock: served.clock, files, mail } as unknown as Parameters<
    typeof forgetUnconfirmed
  >[0]['engines'];
  const perform = forgetUnconfirmed({
    engines,
    load: openStreams(served.events).load,
    execute: served.service.execute,
    emailHash,
  });
  const [cause] = await eventsOf(served.events, signupStream(id));
  const { SignupRequested: follows } = unconfirmedWorkflow.on;
  if (!cause || follows === ignore) throw new Error('nothing follows');
  for (const reaction of follows(cause as never)) {
    const early = await perform(reaction, cause);
    if (early !== undefined) return early;
  }
  return 'done';
};
const nameIn = async (id: string) => (await eventsOf(served.events, signupStream(id)))[0]?.data;
const reserve = (email: string, userId: string) =>
  served.service.execute({
    command: { type: 'ReserveEmail', data: { hash: emailHash(email), userId } },
    actor: { id: userId, level: 1 },
    commandId: v7(),
    ipHash: '',
    source: 'web',
    correlationId: '',
  });

it('a sign-up that nobody confirmed is forgotten an hour after its link has ended', async () => {
  const { id, email } = await fillInSignup(served.url);
  served.clock.advance(dueMs - 1);
  expect(await follow(id)).toBeGreaterThan(0);
  expect(await nameIn(id)).toMatchObject({ name: '김하늘', email });
  served.clock.advance(1);
  expect([await follow(id), await follow(id)]).toEqual(['done', 'done']);
  expect(await nameIn(id)).toMatchObject({ name: '', email: '' });
  expect(new Set(forgotten)).toEqual(new Set([`user/${id}`, `mails of ${id}`]));
});

it('one that became an account stays', async () => {
  const { id, email } = await signUpPerson(served.url);
  served.clock.advance(dueMs);
  expect(await follow(id)).toBe('done');
  expect([await nameIn(id), forgotten]).toMatchObject([{ email }, []]);
});

it('one that broke off lets its address go, so that the next account has an id and a key of its own', async () => {
  const { id, email } = await fillInSignup(served.url);
  await reserve(email, id);
  served.clock.advance(dueMs);
  await follow(id);
  expect((await eventsOf(served.events, emailStream(emailHash(email)))).map(({ type }) => type)).toEqual([
    'EmailReserved',
    'EmailReleased',
  ]);
  const next = await signUpPerson(served.url, { email });
  expect(await nameIn(next.id)).toMatchObject({ name: '김하늘', email });
});

it('one whose account has the id of another that broke off is forgotten, or it would outlive the account', async () => {
  const dead = await fillInSignup(served.url);
  await reserve(dead.email, dead.id);
  const next = await signUpPerson(served.url, { email: dead.email });
  served.clock.advance(dueMs);
  await follow(next.id);
  expect(await nameIn(next.id)).toMatchObject({ name: '', email: '' });
  expect(new Set(forgotten)).toEqual(new Set([`user/${next.id}`, `mails of ${next.id}`]));
  await follow(dead.id);
  expect(await nameIn(dead.id)).toMatchObject({ email: dead.email });
  expect((await eventsOf(served.events, emailStream(emailHash(dead.email)))).map(({ type }) => type)).toEqual([
    'EmailReserved',
  ]);
});
