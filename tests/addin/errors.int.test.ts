import { randomBytes, randomUUID } from 'node:crypto';
import type { AddinError } from '@maru/contracts/addin/error/error.views';
import { beforeAll, describe, expect, it } from 'vitest';
import { addinClient, type AddinClient } from '../../tools/addin/addin-client.ts';
import { type Client, logIn, newIssue, newPerson, newProject } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

let product: Product;
let [admin, person] = [] as unknown as [Client, Client];
let addin: AddinClient;
const type = `Maru.T${randomBytes(6).toString('hex')}Exception`;
let id = '';

beforeAll(async () => {
  product = await openProduct();
  [admin, person] = [await logIn(product.url), await newPerson(product, '나들이')];
  const guid = randomUUID();
  await person.call('POST', 'auth/web_revit_login', { body: { guid }, seenByAll: true });
  addin = addinClient(product.url, guid);
}, 120_000);

const report = async (version: string, count = 1) => {
  const at = new Date().toISOString();
  const frames = ['at Maru.Walls.Place.Run(Document doc)'];
  const line = JSON.stringify({ id: randomUUID(), at, type, frames, version, count, revit: 2025 });
  expect((await addin.report('error', [line])).body).toEqual({ accepted: 1, duplicates: 0, refused: [] });
};
const found = async () =>
  (await admin.call<{ list: AddinError[] }>('GET', 'adm/addin_error/list', { query: { text: type } })).body.list[0];
const change = (client: Client, path: string, body: object = {}) =>
  client.call<AddinError & { code?: string }>('PUT', `adm/addin_error/${path}`, { body: { id, ...body } });
const stands = async (part: Partial<AddinError>) => {
  await expect.poll(found).toMatchObject(part);
};

describe('an error of the add-in', () => {
  it('is new, with who and what it met', async () => {
    await report('2.1.0', 3);
    await stands({ state: 'new', exception: type, count: 3, people: 1, newest_version: '2.1.0', commands: [] });
    id = (await found())?.id ?? '';
  });

  it('is looked at and changed by administrators alone', async () => {
    const body = { version: '2.2.0', note: 'x', issue: null };
    for (const path of ['acknowledge', 'fixed', 'reopen', 'note', 'issue'])
      expect((await change(person, path, body)).status).toBe(403);
    expect((await person.call('GET', 'adm/addin_error', { query: { id } })).status).toBe(403);
    expect((await person.call('GET', 'adm/addin_error/list')).status).toBe(403);
  });

  it('is acknowledged, noted and linked to an issue that is there', async () => {
    expect((await change(admin, 'acknowledge')).body.state).toBe('acknowledged');
    expect((await change(admin, 'note', { note: '벽이 없는 층' })).body.note).toBe('벽이 없는 층');
    const project = await newProject(person);
    const issue = { prj_id: project.id, id: (await newIssue(person, project.id)).id };
    expect((await change(admin, 'issue', { issue: { ...issue, id: randomUUID() } })).body.code).toBe('issue_not_found');
    expect((await change(admin, 'issue', { issue })).body.issue).toEqual(issue);
    expect((await change(admin, 'issue', { issue: null })).body.issue).toBeNull();
  });

  it('is not said to rise on the day it was acknowledged', async () => {
    await report('2.1.0', 500);
    await stands({ state: 'acknowledged', count: 503 });
  });

  it('is fixed in a version, stays so where older ones report it, and comes back in a newer one', async () => {
    expect((await change(admin, 'fixed', { version: '2.2.0' })).body).toMatchObject({
      state: 'fixed',
      fixed_in: '2.2.0',
    });
    await report('2.1.9');
    await stands({ state: 'fixed', count: 504 });
    await report('2.10.0');
    await stands({ state: 'regressed', fixed_in: '2.2.0', regressed_in: '2.10.0' });
    expect((await change(admin, 'acknowledge')).body.state).toBe('acknowledged');
    expect((await change(admin, 'reopen')).body).toMatchObject({ state: 'new', fixed_in: null, regressed_in: null });
  });

  it('counts on the desk while nobody has looked at it', async () => {
    const counted = async () => {
      const { list } = (await admin.call<{ list: { task: string; count: number }[] }>('GET', 'adm/desk/tasks')).body;
      return list.find(({ task }) => task === 'addinErrors')?.count ?? 0;
    };
    const before = await counted();
    expect(before).toBeGreaterThan(0);
    await change(admin, 'acknowledge');
    expect(await counted()).toBe(before - 1);
  });

  it('that is not there, or said wrongly, is refused', async () => {
    const unknown = { id: 'f'.repeat(32) };
    expect((await change(admin, 'acknowledge', unknown)).body.code).toBe('addin_error_not_found');
    expect((await admin.call('GET', 'adm/addin_error', { query: unknown })).status).toBe(404);
    for (const [path, body] of [
      ['fixed', {}],
      ['fixed', { version: 'soon' }],
      ['note', { note: 'x'.repeat(2_001) }],
      ['acknowledge', { id: 'e1' }],
      ['acknowledge', { why: 'x' }],
    ] as const)
      expect((await change(admin, path, body)).status).toBe(400);
  });
});
