import { sessionStream } from '@maru/contracts/identity/session/session.events';
import { adminsStream } from '@maru/contracts/identity/admin/admin.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { type Browser, browser } from '../../testing/browser.fixture.ts';
import { signUpPerson } from '../../testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

const admin = { email: 'admin@example.com', password: 'correct horse battery' };
let served: ServedCommands;
beforeAll(async () => {
  served = await servedCommands();
  await served.service.firstAdmin(admin);
});
afterAll(() => served.close());

const sendAsSystem = (type: string, data: object) =>
  served.service.execute({
    command: { type, data },
    actor: system,
    commandId: crypto.randomUUID(),
    ipHash: '',
    source: 'web',
    correlationId: '',
  });
/** Someone with a browser that is logged in. */
const person = async (level = 1) => {
  const account = await signUpPerson(served.url);
  if (level > 1) await sendAsSystem('ChangeUserLevel', { id: account.id, level });
  const me = browser(served.url);
  const { body } = await me.post('auth/login', account);
  const find = () =>
    me.post('adm/user/find', { email: account.email }, { authorization: `Bearer ${String(body['accessToken'])}` });
  return { ...account, me, find };
};
const familyOf = (me: Browser) => (me.jar.get('refresh')?.value ?? '').split('.')[0] ?? '';

describe('what only administrators may do', () => {
  it('they may', async () => {
    const { id, find } = await person(10);
    expect(await find()).toMatchObject({ status: 200, body: { id, level: 10, status: 'active' } });
  });

  it('others may not, nor those who are none any more, whatever their token says', async () => {
    expect(await (await person(9)).find()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const [demoted, suspended, gone] = [await person(10), await person(10), await person(10)];
    await sendAsSystem('ChangeUserLevel', { id: demoted.id, level: 9 });
    await sendAsSystem('SuspendUser', { id: suspended.id, reason: '시험' });
    await gone.me.get('auth/logout');
    expect(await demoted.find()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await suspended.find()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await gone.find()).toMatchObject({ status: 401, body: { code: 'session_ended' } });
  });

  it('finds nobody where nobody is', async () => {
    const { me } = await person(10);
    const { body } = await me.post('auth/refresh');
    const found = await me.post(
      'adm/user/find',
      { email: 'nobody@example.com' },
      { authorization: `Bearer ${String(body['accessToken'])}` },
    );
    expect(found).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('someone suspended', () => {
  it('is told so only with the right password, and gets nothing', async () => {
    const { id, email, password } = await person();
    await sendAsSystem('SuspendUser', { id, reason: '시험' });
    const again = browser(served.url);
    expect(await again.post('auth/login', { email, password })).toMatchObject({
      status: 403,
      body: { code: 'suspended' },
    });
    expect(again.jar.size).toBe(0);
    const [wrong, unknown] = [
      await again.post('auth/login', { email, password: 'wrong' }),
      await again.post('auth/login', { email: 'nobody@example.com', password }),
    ];
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    const [own, nobodys] = [
      await again.post('auth/findpass', { email }),
      await again.post('auth/findpass', { email: 'nobody@example.com' }),
    ];
    expect([own.status, own.body]).toEqual([nobodys.status, nobodys.body]);
  });

  it('does not stay logged in', async () => {
    const { id, me } = await person();
    const family = familyOf(me);
    await sendAsSystem('SuspendUser', { id, reason: '시험' });
    expect(await me.post('auth/refresh')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect(me.jar.size).toBe(0);
    expect((await eventsOf(served.events, sessionStream(family))).at(-1)).toMatchObject({
      type: 'SessionEnded',
      data: { reason: 'suspended' },
    });
  });

  it('comes in again once reinstated', async () => {
    const { id, email, password } = await person();
    await sendAsSystem('SuspendUser', { id, reason: '시험' });
    await sendAsSystem('ReinstateUser', { id });
    expect((await browser(served.url).post('auth/login', { email, password })).status).toBe(200);
  });
});

describe('the administrators', () => {
  it('never take each other away at the same time', async () => {
    const own = await servedCommands();
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const send = (type: string, data: object) =>
      own.service.execute({
        command: { type, data },
        actor: system,
        commandId: crypto.randomUUID(),
        ipHash: '',
        source: 'web',
        correlationId: '',
      });
    for (const id of ids) {
      await send('RegisterUser', {
        id,
        no: 1,
        name: '관리자',
        email: null,
        passwordHash: null,
        level: 10,
        type: 'kakao',
        agreed: [],
      });
      await send('AddAdmin', { id });
    }
    const outcomes = await Promise.allSettled(ids.map((id) => send('RemoveAdmin', { id })));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason instanceof Rejected ? reason.code : reason))).toEqual(['last_admin']);
    expect((await eventsOf(own.events, adminsStream)).map(({ type }) => type)).toEqual([
      'AdminAdded',
      'AdminAdded',
      'AdminRemoved',
    ]);
    await own.close();
  });

  it('who demote each other at the same time leave one, whoever was faster', async () => {
    const own = await servedCommands();
    await own.service.firstAdmin(admin);
    const send = (type: string, data: object) =>
      own.service.execute({
        command: { type, data },
        actor: system,
        commandId: crypto.randomUUID(),
        ipHash: '',
        source: 'web',
        correlationId: '',
      });
    const other = await signUpPerson(own.url);
    await send('ChangeUserLevel', { id: other.id, level: 10 });
    await send('AddAdmin', { id: other.id });
    const logins = await Promise.all([admin, other].map((one) => browser(own.url).post('auth/login', one)));
    const users = logins.map(({ body }) => body as { accessToken: string; user: { id: string } });
    const demote = async ([by, whom]: readonly [number, number]) => {
      const headers = { authorization: `Bearer ${users[by]?.accessToken}` };
      return (await browser(own.url).call('PUT', 'adm/user/level', { id: users[whom]?.user.id, level: 1 }, headers))
        .body['code'];
    };
    const codes = await Promise.all([[0, 1] as const, [1, 0] as const].map(demote));
    // The one that went through could not find sessions to end: these commands have no views.
    expect(codes).toContain('views_behind');
    expect(codes.some((code) => code === 'last_admin' || code === 'forbidden')).toBe(true);
    const changed = await Promise.all(
      users.map(async ({ user }) => (await eventsOf(own.events, userStream(user.id))).at(-1)?.data),
    );
    expect(changed.filter((data) => data && 'level' in data && data.level === 1)).toHaveLength(1);
    await own.close();
  });

  it('count the one of the first start, also where he was made before they were counted', async () => {
    const own = await servedCommands();
    await own.service.firstAdmin(admin);
    await own.service.firstAdmin(admin);
    const counted = await eventsOf(own.events, adminsStream);
    expect(counted.map(({ type }) => type)).toEqual(['AdminAdded']);
    const id = String((counted[0]?.data as { id?: string } | undefined)?.id);
    expect((await eventsOf(own.events, userStream(id)))[0]).toMatchObject({
      type: 'UserRegistered',
      data: { level: 10 },
    });
    await own.close();
  });
});
