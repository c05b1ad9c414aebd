import { sessionStream } from '@maru/contracts/identity/session/session.events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { type Browser, browser } from '../../testing/browser.fixture.ts';
import { signUpPerson } from '../../testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

const account = { name: '김하늘', email: 'haneul@example.com', password: 'correct horse battery' };
const refreshValue = (me: Browser) => me.jar.get('refresh')?.value ?? '';
let served: ServedCommands;
beforeAll(async () => {
  served = await servedCommands();
});
afterAll(() => served.close());

describe('the refresh of a session from before a change of the password', () => {
  it('refuses it, but for the session it was changed in', async () => {
    const [me, other] = [browser(served.url), browser(served.url)];
    const { id } = await signUpPerson(served.url, account);
    for (const one of [me, other]) await one.post('auth/login', account);
    const [kept = ''] = refreshValue(me).split('.');
    const commandId = crypto.randomUUID();
    await served.service.execute({
      command: { type: 'ChangeUserPassword', data: { id, passwordHash: 'changed', reason: 'own', kept } },
      actor: { id: String(id), level: 1 },
      commandId,
      ipHash: '',
      source: 'web',
      correlationId: commandId,
    });
    expect((await me.post('auth/refresh')).status).toBe(200);
    const [family = ''] = refreshValue(other).split('.');
    expect(await other.post('auth/refresh')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect(other.jar.has('refresh')).toBe(false);
    expect((await eventsOf(served.events, sessionStream(family))).at(-1)).toMatchObject({
      type: 'SessionEnded',
      data: { reason: 'password' },
    });
  });
});

describe('a login while the password is changed', () => {
  it('is refused', async () => {
    const later: { change: (() => Promise<unknown>) | undefined } = { change: undefined };
    const racing = await servedCommands({
      events: (store) =>
        Object.assign(Object.create(store) as typeof store, {
          append: async (...written: Parameters<typeof store.append>) => {
            const appended = await store.append(...written);
            const change = written[0].startsWith('identity.session-') ? later.change : undefined;
            later.change = undefined;
            await change?.();
            return appended;
          },
        }),
    });
    const me = browser(racing.url);
    const { id } = await signUpPerson(racing.url, account);
    later.change = () =>
      racing.service.execute({
        command: { type: 'ChangeUserPassword', data: { id, passwordHash: 'changed', reason: 'own' } },
        actor: { id: String(id), level: 1 },
        commandId: crypto.randomUUID(),
        ipHash: '',
        source: 'web',
        correlationId: '',
      });
    expect(await me.post('auth/login', account)).toMatchObject({ status: 401, body: { code: 'bad_credentials' } });
    expect(later.change).toBeUndefined();
    expect(me.jar.size).toBe(0);
    await racing.close();
  });
});
