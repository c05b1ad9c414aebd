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
type Page = {
  readonly list: readonly ManagedUser[];
  readonly total: number;
  readonly next: string | null;
  readonly previous: string | null;
};
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
  });

  it('goes on by key, forwards and back', async () => {
    const name = `나다라${Math.floor(Math.random() * 1e9)}`;
    const ids = [(await person(name)).client.user.id, (await person(name)).client.user.id];
    const query = { text: name, sort: 'name,no', limit: 1 };
    const first = await listed(query);
    expect(first).toMatchObject({ list: [{ id: ids[0] }], total: 2, previous: null, next: expect.any(String) });
    const second = await listed({ ...query, after: String(first.next) });
    expect(second).toMatchObject({ list: [{ id: ids[1] }], total: 2, next: null, previous: expect.any(String) });
    expect(await listed({ ...query, before: String(second.previous) })).toEqual(first);
  });

  it('goes out as a file, without what is personal', async () => {
    const name = `다라마${Math.floor(Math.random() * 1e9)}`;
    const { client } = await person(name);
    const file = async (query: string) => {
      const headers = { Authorization: `Bearer ${admin.token}` };
      return fetch(`${server.url}/api/adm/user/export?text=${encodeURIComponent(name)}&${query}`, { headers });
    };
    const csv = await file('format=csv&columns=no,name,status');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toMatch(/filename\*=UTF-8''%ED%9A%8C%EC%9B%90-\d{4}-\d\d-\d\d\.csv/);
    const bytes = Buffer.from(await csv.arrayBuffer());
    expect(bytes.toString()).toBe(`\uFEFF번호,상태\r\n${client.user.no},이용 중\r\n`);
    const xlsx = Buffer.from(await (await file('format=xlsx')).arrayBuffer());
    expect(xlsx.subarray(0, 2).toString()).toBe('PK');
    expect((await file('format=csv&columns=email')).status).toBe(400);
    expect((await file('format=csv&limit=5')).status).toBe(400);
  });

  it('refuses what it does not know, and a cursor of another order', async () => {
    const { next } = await listed({ limit: 1 });
    const refused = async (query: Record<string, string>) => {
      const { body } = await admin.call<{ errors?: { path: string }[] }>('GET', 'adm/user/list', { query });
      return body.errors?.map(({ path }) => path);
    };
    expect(await refused({ sortBy: 'no' })).toEqual(['sortBy']);
    expect(await refused({ sort: 'email' })).toEqual(['sort.0']);
    expect(await refused({ status: 'all' })).toEqual(['status.0']);
    expect(await refused({ sort: 'no', after: String(next) })).toEqual(['after']);
    expect(await refused({ after: Buffer.from('{"a":1}').toString('base64url') })).toEqual(['after']);
    expect(await refused({ text: '한' })).toEqual(['text']);
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
