import type { MySession } from '@maru/contracts/identity/session/session.views';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { liveClient, refusedDial } from '../support/live-client.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { signUp } from '../support/sign-up.ts';

const password = 'correct-horse-battery';
let server: Product;
beforeAll(async () => {
  server = await openProduct();
});

/** A new person with two sessions: here and elsewhere. */
const person = async () => {
  const credentials = { email: `${crypto.randomUUID()}@example.com`, password };
  await signUp(server, { ...credentials, name: '김하늘', agree: { terms: true, privacy: true } });
  const enter = () => logIn(server.url, credentials);
  const [here, elsewhere] = [await enter(), await enter()];
  // A login answers no position to wait for.
  await expect.poll(async () => (await sessionsOf(here)).length, { timeout: 10_000 }).toBe(2);
  return { credentials, enter, here, elsewhere };
};
const sessionsOf = async (client: Client) =>
  (await client.call<{ sessions: MySession[] }>('GET', 'auth/my/sessions')).body.sessions;
const changePassword = (client: Client, body: object) => client.call('PUT', 'auth/my/password', { body });
/** Connects, and then waits for the server to close the connection. */
const connected = async (client: Client) => {
  const { socket } = await liveClient(server.url, client.token);
  const closing = new Promise<string>((resolve) => void socket.once('disconnect', resolve));
  return { closed: () => closing };
};

describe("one's own account", () => {
  it('is shown to oneself, with what nobody else sees', async () => {
    const { here, credentials } = await person();
    expect(await here.call('GET', 'auth/my')).toMatchObject({
      status: 200,
      body: {
        ...here.user,
        email: credentials.email,
        phone: null,
        certified: true,
        since: expect.any(String),
        agreed: [
          { which: 'terms', version: 1 },
          { which: 'privacy', version: 1 },
        ],
      },
    });
  });

  it('changes its name, and tells all its windows', async () => {
    const { here, elsewhere } = await person();
    const window = await liveClient(server.url, elsewhere.token);
    const { status, body } = await here.call('PUT', 'auth/my/name', { body: { name: ' 김가을 ' } });
    expect({ status, body }).toMatchObject({ status: 200, body: { id: here.user.id, name: '김가을' } });
    const { payload } = await window.until(({ event }) => event === 'update_user');
    expect(payload.document).toEqual({ ...body, image: null, status: 'active', since: expect.any(Number) });
    window.close();
  });

  it.each([
    ['010-1234-5678', '01012345678'],
    ['+82 10 1234 5678', '01012345678'],
    ['(02) 123.4567', '021234567'],
    [null, null],
  ])('keeps %s as %s', async (typed, kept) => {
    const { here } = await person();
    expect((await here.call('PUT', 'auth/my/phone', { body: { phone: typed } })).status).toBe(200);
    expect((await here.call('GET', 'auth/my')).body).toMatchObject({ phone: kept });
  });

  it.each(['', '12', '1012345678', '010-1234-56789-0', '010 abcd 5678'])(
    'refuses %j for a phone number',
    async (phone) => {
      const { here } = await person();
      expect(await here.call('PUT', 'auth/my/phone', { body: { phone } })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    },
  );
});

describe("one's own password", () => {
  const next = 'a new and better password';

  it('is changed by who knows it; every other session ends at once', async () => {
    const { here, elsewhere, credentials } = await person();
    const window = await connected(elsewhere);
    const answer = await changePassword(here, { password, next });
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { ended: 1 } });
    expect(await window.closed()).toBe('io server disconnect');
    expect((await refusedDial(server.url, { auth: { token: elsewhere.token } })).code).toBe('session_ended');
    const headers = { 'x-min-position': answer.headers.get('x-position') ?? '' };
    for (const path of ['auth/my', 'auth/my/sessions'])
      expect(await elsewhere.call('GET', path, { headers })).toMatchObject({
        status: 401,
        body: { code: 'session_ended' },
      });
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
    await expect(logIn(server.url, credentials)).rejects.toThrow('401');
    await logIn(server.url, { ...credentials, password: next });
  });

  it('is as it was after a wrong one, a weak one, a short one', async () => {
    const { here, enter } = await person();
    expect(await changePassword(here, { password: 'wrong', next })).toMatchObject({
      status: 422,
      body: { code: 'wrong_password' },
    });
    expect(await changePassword(here, { password, next: 'password123' })).toMatchObject({
      status: 422,
      body: { code: 'weak_password' },
    });
    expect(await changePassword(here, { password, next: 'short' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
    await enter();
    expect(await sessionsOf(here)).toHaveLength(3);
  });

  it('cannot be guessed: tries count with the logins', async () => {
    const { here, credentials } = await person();
    for (let n = 0; n < 10; n += 1) expect((await changePassword(here, { password: 'wrong', next })).status).toBe(422);
    expect(await changePassword(here, { password, next })).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
    });
    await expect(logIn(server.url, credentials)).rejects.toThrow('429');
  });

  it('is changed once, though the answer was lost', async () => {
    const { here } = await person();
    const ask = () =>
      here.call('PUT', 'auth/my/password', { body: { password, next }, headers: { 'idempotency-key': 'once' } });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  });
});

describe("one's own sessions", () => {
  it('are listed, the one that asks among them', async () => {
    const { here, elsewhere } = await person();
    const listed = await sessionsOf(here);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    expect((await sessionsOf(elsewhere)).find(({ current }) => current)?.id).toBe(
      listed.find(({ current }) => !current)?.id,
    );
  });

  it('end one by one', async () => {
    const { here, elsewhere } = await person();
    const other = (await sessionsOf(here)).find(({ current }) => !current)?.id ?? '';
    const window = await connected(elsewhere);
    expect(await here.call('DELETE', 'auth/my/session', { query: { id: other } })).toMatchObject({
      status: 200,
      body: { id: other },
    });
    await window.closed();
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
  });

  it('end all but the one that asks', async () => {
    const { here, elsewhere, enter } = await person();
    const third = await enter();
    const windows = await Promise.all([connected(elsewhere), connected(third)]);
    const { status, body } = await here.call('DELETE', 'auth/my/sessions');
    expect({ status, body }).toEqual({ status: 200, body: { ended: 2 } });
    for (const { closed } of windows) await closed();
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
  });
});
