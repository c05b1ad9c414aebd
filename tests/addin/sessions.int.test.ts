import { randomUUID } from 'node:crypto';
import { offlineGraceDays, heartbeatSeconds } from '@maru/contracts/addin/user/user.rules';
import type { AddinUserInfo } from '@maru/contracts/addin/user/user.queries';
import { beforeAll, describe, expect, it } from 'vitest';
import { addinClient, type AddinClient } from '../../tools/addin/addin-client.ts';
import { type Client, logIn, newPerson } from '../support/api-client.ts';
import { openPracticeProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { buyLicences, licencesOf, sellLicence } from '../support/seats.ts';

let product: Product;
let [admin, person] = [] as unknown as [Client, Client];
/** One person's add-ins on two machines, of which one licence is for one. */
let [desk, notebook] = [] as unknown as [AddinClient, AddinClient];
const dayMs = 24 * 60 * 60 * 1000;
const machineOf = (name: string) => ({ machine: `${name}-${randomUUID()}`, machine_name: name });
const [deskMachine, notebookMachine] = [machineOf('desk'), machineOf('notebook')];
const run = { version: '2.1.0', revit: 2025 };
const sessions = { desk: randomUUID(), notebook: randomUUID() };

const installed = async (client: Client) => {
  const guid = randomUUID();
  expect((await client.call('POST', 'auth/web_revit_login', { body: { guid }, seenByAll: true })).status).toBe(200);
  return addinClient(product.url, guid);
};
const atDesk = (action: 'start' | 'heartbeat' | 'end', session = sessions.desk) =>
  desk.session(action, { session, ...deskMachine, ...run });
const atNotebook = (action: 'start' | 'heartbeat' | 'end', session = sessions.notebook) =>
  notebook.session(action, { session, ...notebookMachine, ...run });
const info = async () =>
  (await admin.call<AddinUserInfo>('GET', 'adm/addin_user', { query: { id: person.user.id } })).body;
const stateOf = (answer: Awaited<ReturnType<typeof atDesk>>) => {
  expect(answer.status).toBe(200);
  return answer.body.licence.state;
};
const machinesOf = async () => (await licencesOf(person)).map(({ machine }) => machine?.name ?? null);

beforeAll(async () => {
  product = await openPracticeProduct();
  [admin, person] = [await logIn(product.url), await newPerson(product, '구름별')];
  [desk, notebook] = [await installed(person), await installed(person)];
}, 120_000);

describe('the seats of somebody who works with the add-in', () => {
  it('are none before one is bought, and there is nothing to be lenient with', async () => {
    const { body } = await atDesk('start', randomUUID());
    expect(body.licence).toEqual({ state: 'none', grace_until: null });
    expect(body.heartbeat_seconds).toBe(heartbeatSeconds);
  });

  it('are bound to the machine of a start, which may work on offline for a while from each answer', async () => {
    await buyLicences(product, await sellLicence(admin, '구조 검토 애드인'), person, 1);
    const { licence, now } = (await atDesk('start')).body;
    expect(licence).toEqual({ state: 'valid', grace_until: now + offlineGraceDays * dayMs });
    await expect.poll(machinesOf).toEqual(['desk']);
    const later = (await atDesk('heartbeat')).body;
    expect(later.licence.grace_until).toBeGreaterThanOrEqual(licence.grace_until ?? Infinity);
  });

  it('are full for another machine until the first is released', async () => {
    expect(stateOf(await atNotebook('start'))).toBe('elsewhere');
    expect((await atNotebook('heartbeat')).body.licence.grace_until).toBeNull();
    expect(await machinesOf()).toEqual(['desk']);
  });

  it('are released by an administrator for a reason, and bound again by a start, never by a heartbeat', async () => {
    const [seat] = await licencesOf(person);
    const release = (client: Client, body: object) =>
      client.call('POST', 'adm/licence/machine/release', { body, seenByAll: true });
    expect((await release(person, { id: seat?.id, reason: 'broken' })).status).toBe(403);
    expect((await release(admin, { id: seat?.id })).status).toBe(400);
    expect((await release(admin, { id: seat?.id, reason: 'broken' })).status).toBe(200);
    await expect.poll(machinesOf).toEqual([null]);
    await expect.poll(async () => stateOf(await atDesk('heartbeat'))).toBe('unbound');
    expect(stateOf(await atNotebook('heartbeat'))).toBe('unbound');
    expect(stateOf(await atNotebook('start', randomUUID()))).toBe('valid');
    await expect.poll(async () => stateOf(await atDesk('heartbeat'))).toBe('elsewhere');
  });

  it('end with the session, and an end that comes twice or late changes nothing', async () => {
    expect(stateOf(await atNotebook('end'))).toBe('valid');
    expect(stateOf(await atNotebook('end'))).toBe('valid');
    expect((await atNotebook('heartbeat')).status).toBe(200);
  });

  it('are seen by administrators with their machines, and by nobody else', async () => {
    await desk.report('use', [
      JSON.stringify({ id: randomUUID(), at: new Date().toISOString(), command: 'Maru.Walls.Place', count: 3, ...run }),
    ]);
    await expect.poll(async () => (await info()).commands).toEqual([{ name: 'Maru.Walls.Place', count: 3 }]);
    const { person: name, user, days } = await info();
    expect([name, days.length, user?.machines]).toEqual(['구름별', 1, 2]);
    expect(new Set(user?.installs.map(({ machine_name }) => machine_name))).toEqual(new Set(['notebook', null]));
    expect((await person.call('GET', 'adm/addin_user', { query: { id: person.user.id } })).status).toBe(403);
    const stranger = (await admin.call<AddinUserInfo>('GET', 'adm/addin_user', { query: { id: admin.user.id } })).body;
    expect(stranger.user).toBeNull();
  });
});

it('a session says which machine, version and year it is of, or is refused', async () => {
  const whole = { session: randomUUID(), ...deskMachine, ...run };
  for (const part of [{ machine: 'short' }, { version: 'newest' }, { revit: 1999 }, { session: '7' }])
    expect((await desk.session('start', { ...whole, ...part })).status).toBe(400);
});
