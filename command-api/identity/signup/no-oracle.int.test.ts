import { emailStream } from '@maru/contracts/identity/user/user.events';
import { keyedHash } from '@maru/platform/env/secrets';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf, over } from '../../pipeline/memo.fixture.ts';
import { browser } from '../../testing/browser.fixture.ts';
import { fillInSignup, signUpPerson } from '../../testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

/** What was asked of the log, by kind of stream. */
let asked: string[] = [];
const kindOf = (stream: string) => stream.slice(0, stream.indexOf('-'));
const counting = (events: EventStore): EventStore => ({
  ...over(events),
  readStream: (...read) => {
    asked.push(`read ${kindOf(read[0])}`);
    return events.readStream(...read);
  },
  append: (...written) => {
    asked.push(`append ${kindOf(written[0])} ${written[1].map(({ type }) => type).join()}`);
    return events.append(...written);
  },
});
let served: ServedCommands;
beforeAll(async () => {
  served = await servedCommands({ events: counting });
});
afterAll(() => served.close());

const emailHash = keyedHash('e');
const holderOf = async (email: string) => {
  const [reserved] = await eventsOf(served.events, emailStream(emailHash(email)));
  return (reserved?.data as { userId?: string } | undefined)?.userId ?? '';
};
const execute = (type: string, data: object, id: string) =>
  served.service.execute({
    command: { type, data },
    actor: { id, level: 1 },
    commandId: v7(),
    ipHash: '',
    source: 'web',
    correlationId: '',
  });
/**
 * An address with an account, one nobody has, one with a sign-up only, one reserved by a sign-up that broke off, and of
 * those who withdrew.
 */
const addresses: Readonly<Record<string, () => Promise<string>>> = {
  known: async () => (await signUpPerson(served.url)).email,
  unknown: async () => `${v7()}@example.com`,
  pending: async () => (await fillInSignup(served.url)).email,
  reserved: async () => {
    const [email, id] = [`${v7()}@example.com`, v7()];
    await execute('ReserveEmail', { hash: emailHash(email), userId: id }, id);
    return email;
  },
  withdrawn: async () => {
    const { id, email } = await signUpPerson(served.url);
    await execute('WithdrawUser', { id, emailHash: emailHash(email) }, id);
    return email;
  },
  released: async () => {
    const email = await addressThat('withdrawn');
    await execute('ReleaseEmail', { hash: emailHash(email), userId: await holderOf(email) }, 'system');
    return email;
  },
};
const kinds = Object.keys(addresses);
const addressThat = async (kind: string) => (await addresses[kind]?.()) ?? '';

/** Words of a text that differ with every call. */
const uniform = (text: string) =>
  text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>').replaceAll(/eyJ[\w.-]+/g, '<token>');
/** The position is that of the one event each of these calls appends: `asked` compares what was appended. */
const perCall: ReadonlySet<string> = new Set(['x-correlation-id', 'date', 'x-position']);

/** Everything a caller sees, and everything the log was asked for. */
const seen = async (kind: string, call: (email: string) => ReturnType<ReturnType<typeof browser>['post']>) => {
  const email = await addressThat(kind);
  asked = [];
  const { status, text, headers } = await call(email);
  const shown = [...headers]
    .filter(([name]) => !perCall.has(name))
    .map(([name, value]) => `${name}: ${uniform(value)}`);
  return { status, text: uniform(text), headers: shown, asked };
};

const calls = {
  signup: (email: string) =>
    browser(served.url).post('auth/signup', {
      name: '김하늘',
      email,
      password: 'correct horse battery',
      agree: { terms: true, privacy: true },
    }),
  login: (email: string) => browser(served.url).post('auth/login', { email, password: 'not the password' }),
  recovery: (email: string) => browser(served.url).post('auth/findpass', { email }),
} as const;

describe.each(Object.entries(calls))('%s', (name, call) => {
  it.each(kinds)('answers, reads and writes for an address that is %s as for one nobody has', async (kind) => {
    const [one, nobodys] = [await seen(kind, call), await seen('unknown', call)];
    expect(one).toEqual(nobodys);
    expect(one.asked.length).toBeGreaterThan(0);
    expect(one.status).toBe({ signup: 201, login: 401, recovery: 200 }[name]);
  });

  it.each(kinds)('says the same when an address that is %s is tried too often', async (kind) => {
    const email = await addressThat(kind);
    const refusalOf = async (address: string) => {
      for (let tries = 0; tries < 12; tries += 1) {
        const { status, body, headers } = await call(address);
        if (status === 429) return { body, kinds: [...headers.keys()] };
      }
      return undefined;
    };
    const refused = await refusalOf(email);
    expect(refused?.body).toMatchObject({ code: 'rate_limited' });
    expect(refused).toEqual(await refusalOf(`${v7()}@example.com`));
  });
});

it('the cookie of a sign-up can be read by no page and goes to the uploads only', async () => {
  const visitor = browser(served.url);
  await visitor.post('auth/signup', {
    name: '김하늘',
    email: await addressThat('known'),
    password: 'correct horse battery',
  });
  expect(visitor.setCookie('signup')).toMatch(
    /^signup=eyJ[\w.-]+; Max-Age=600; Path=\/api\/util; HttpOnly; SameSite=Lax$/,
  );
  const claims = await served.tokens.verify(visitor.jar.get('signup')?.value ?? '', 'signup');
  expect(claims).toMatchObject({ level: 0 });
  await expect(served.tokens.verify(visitor.jar.get('signup')?.value ?? '', 'api')).rejects.toMatchObject({
    code: 'not_logged_in',
  });
});
