import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import { keyedHash } from '@maru/platform/env/secrets';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { verifyLog } from '@maru/platform/event-store/verify-chain';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf, over } from '../../pipeline/memo.fixture.ts';
import { browser } from '../../testing/browser.fixture.ts';
import { fillInSignup } from '../../testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

/**
 * Appends that still work before the process is as good as dead; negative: all of them. `answered` ones were written,
 * and nobody heard.
 */
const left = { appends: -1, answered: false };
const dying = (events: EventStore): EventStore => ({
  ...over(events),
  append: async (...written) => {
    if (left.appends !== 0) {
      left.appends -= 1;
      return events.append(...written);
    }
    if (left.answered) await events.append(...written);
    throw new Error('killed');
  },
});
let served: ServedCommands;
beforeAll(async () => {
  served = await servedCommands({ events: dying });
});
afterAll(() => served.close());

const certify = (info: string, headers = {}) => browser(served.url).post('auth/certify', { info }, headers);
const hash = keyedHash('e');
const typesOf = async (stream: string) => (await eventsOf(served.events, stream)).map(({ type }) => type);
const dyingAfter = async <T>(appends: number, answered: boolean, work: () => Promise<T>): Promise<T> => {
  Object.assign(left, { appends, answered });
  try {
    return await work();
  } finally {
    left.appends = -1;
  }
};

/** Reserving the address, taking a number, registering, noting that it is done. */
const steps = [0, 1, 2, 3];

describe.each([
  [false, 'before'],
  [true, 'after'],
] as const)('a sign-up that breaks off (written: %s)', (answered, when) => {
  it.each(steps)(`${when} step %i is completed by the same link`, async (step) => {
    const { id, email, password, info } = await fillInSignup(served.url);
    const key = { 'Idempotency-Key': v7() };
    expect((await dyingAfter(step, answered, () => certify(info, key))).status).toBe(500);
    expect((await certify(info, key)).body).toEqual({ status: 'success', name: '김하늘' });
    expect([await typesOf(userStream(id)), await typesOf(emailStream(hash(email)))]).toEqual([
      ['UserRegistered', 'UserCertified'],
      ['EmailReserved'],
    ]);
    expect((await browser(served.url).post('auth/login', { email, password })).status).toBe(200);
    expect((await certify(info)).body).toEqual({ status: 'fail', name: '' });
  });
});

it('an address that a dead sign-up has reserved goes to the next one, and the old link makes no second account', async () => {
  const email = 'reserved@example.com';
  const dead = await fillInSignup(served.url, { email });
  await dyingAfter(1, false, () => certify(dead.info));
  const next = await fillInSignup(served.url, { email, password: 'another password' });
  expect((await certify(next.info)).body['status']).toBe('success');
  expect((await certify(dead.info)).body['status']).toBe('fail');
  const login = await browser(served.url).post('auth/login', { email, password: 'another password' });
  expect(login.body['user']).toMatchObject({ id: dead.id });
  expect(await typesOf(userStream(next.id))).toEqual([]);
});

it('leaves a log that is whole', async () => expect((await verifyLog(served.stored)).bad).toBeUndefined());
