import type { MySession } from '@maru/contracts/identity/session/session.views';
import type { UserChange } from '@maru/contracts/identity/user/user-admin.routes';
import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { liveClient } from '../support/live-client.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { registerAccount } from '../support/visitor.ts';

let server: Product;
let admin: Client;
beforeAll(async () => {
  server = await openProduct();
  admin = await logIn(server.url);
});

const person = async (name = '김하늘') => {
  const account = await registerAccount(server, name);
  const enter = () => logIn(server.url, account);
  return { account, enter, client: await enter() };
};
type Page = { readonly list: readonly ManagedUser[]; readonly total: number };
const listed = async (query: Record<string, string | number>, by = admin) =>
  (await by.call<Page>('GET', 'adm/user/list', { query })).body;
const change = (id: string, level: number, by = admin) =>
  by.call<ManagedUser>('PUT', 'adm/user/level', { body: { id, level } });
const suspend = (id: string, by = admin) =>
  by.call<ManagedUser>('PUT', 'adm/user/suspend', { body: { id, reason: '시험' } });
const reinstate = (id: string) => admin.call<ManagedUser>('PUT', 'adm/user/reinstate', { body: { id } });
const newAdmin = async () => {
  const { client, enter } = await person('관리자');
  await change(client.user.id, 10);
  return enter();
};
/** Connects, and then waits for the server to close the connection. */
const connected = async (client: Client) => {
  const { socket } = await liveClient(server.url, client.token);
  const closing = new Promise<string>((resolve) => void socket.once('disconnect', resolve));
  return { closed: () => closing };
};
const outcome = ({ status, body }: { status: number; body: object }) =>
  'code' in body ? `${status} ${String(body.code)}` : status;

describe('the list of people', () => {
  it('finds them by a part of the name, the newest first, and shows no address', async () => {
    const name = `가나다${Math.floor(Math.random() * 1e9)}`;
    const [first, second] = [await person(name), await person(`${name}라`)];
    const { list, total } = await listed({ text: name.slice(1) });
    expect(list.map(({ id }) => id)).toEqual([second.client.user.id, first.client.user.id]);
    expect(total).toBe(2);
    expect(list[1]).toEqual({
      ...first.client.user,
      status: 'active',
      since: expect.any(Number),
      revision: expect.any(Number),
    });
    expect(await listed({ text: name, sortBy: 'no', itemsPerPage: 1, page: 2 })).toMatchObject({
      list: [{ id: second.client.user.id }],
      total: 2,
    });
  });

  it('is filtered by status and by level, and shows a change at once', async () => {
    const {
      client: { user },
    } = await person(`정지된이${Math.floor(Math.random() * 1e9)}`);
    const shown = async (query: object) => (await listed({ text: user.name, ...query })).total;
    await suspend(user.id);
    expect([
      await shown({ status: 'suspended' }),
      await shown({ status: 'active' }),
      await shown({ level: 10 }),
    ]).toEqual([1, 0, 0]);
    await change(user.id, 10);
    expect([await shown({ status: 'suspended', level: 10 }), await shown({ level: 1 })]).toEqual([1, 0]);
  });

  it('is for administrators, as they are now', async () => {
    expect(outcome(await (await person()).client.call('GET', 'adm/user/list'))).toBe('403 forbidden');
    const other = await newAdmin();
    expect((await listed({}, other)).total).toBeGreaterThan(1);
    const { headers } = await change(other.user.id, 9);
    const seen = { 'x-min-position': headers.get('x-position') ?? '' };
    expect(outcome(await other.call('GET', 'adm/user/list', { headers: seen }))).toBe('401 session_ended');
  });
});

describe('a changed level', () => {
  it('ends every session of the person at once: sockets, reads and writes', async () => {
    const { client, enter } = await person();
    const socket = await connected(client);
    const answer = await change(client.user.id, 10);
    expect(answer).toMatchObject({ status: 200, body: { id: client.user.id, level: 10, status: 'active' } });
    expect(await socket.closed()).toBe('io server disconnect');
    const read = () =>
      client.call('GET', 'request/project/list', {
        headers: { 'x-min-position': answer.headers.get('x-position') ?? '' },
      });
    await expect.poll(async () => outcome(await read())).toBe('401 session_ended');
    await expect
      .poll(async () => outcome(await client.call('POST', 'request/project/add', { body: { title: '늦은 프로젝트' } })))
      .toBe('401 session_ended');
    const again = await enter();
    expect(again.user.level).toBe(10);
    expect((await listed({}, again)).total).toBeGreaterThan(1);
  });

  it('is not given to oneself, nor beyond what there is', async () => {
    expect(outcome(await change(admin.user.id, 1))).toBe('409 own_account');
    expect(outcome(await change(admin.user.id, 11))).toBe('400 invalid_input');
    const { client } = await person();
    expect(outcome(await change(client.user.id, 10, client))).toBe('403 forbidden');
  });
});

describe('a suspension', () => {
  it('ends every session, keeps the person out, and is taken back', async () => {
    const { client, enter } = await person();
    const socket = await connected(client);
    expect(await suspend(client.user.id)).toMatchObject({ status: 200, body: { status: 'suspended' } });
    expect(await socket.closed()).toBe('io server disconnect');
    await expect
      .poll(async () => outcome(await client.call('POST', 'request/project/add', { body: { title: '늦은 프로젝트' } })))
      .toBe('401 session_ended');
    await expect(enter()).rejects.toThrow('403');
    expect(await reinstate(client.user.id)).toMatchObject({ status: 200, body: { status: 'active' } });
    const { history } = (
      await admin.call<{ history: readonly UserChange[] }>('GET', 'adm/user/history', { query: { id: client.user.id } })
    ).body;
    expect(history.map(({ what, reason, by }) => [what, reason, by?.id])).toEqual([
      ['reinstated', null, admin.user.id],
      ['suspended', '시험', admin.user.id],
      ['registered', null, undefined],
    ]);
    const again = await enter();
    expect((await again.call<{ sessions: MySession[] }>('GET', 'auth/my/sessions')).body.sessions).toHaveLength(1);
  });

  it('takes a reason, and is not for oneself', async () => {
    const {
      client: { user },
    } = await person();
    for (const reason of ['', '   ', '가'.repeat(201), '두\n줄'])
      expect(outcome(await admin.call('PUT', 'adm/user/suspend', { body: { id: user.id, reason } }))).toBe(
        '400 invalid_input',
      );
    expect(outcome(await suspend(admin.user.id))).toBe('409 own_account');
  });
});
