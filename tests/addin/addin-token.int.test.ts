import { randomUUID } from 'node:crypto';
import { routes } from '@maru/contracts/api/routes';
import { isInQuery, type Route } from '@maru/contracts/kernel/route';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { beforeAll, describe, expect, it } from 'vitest';
import { addinClient, type AddinClient } from '../../tools/addin/addin-client.ts';
import { imageForm, pngOf, type ProjectWithPeople, projectWithPeople } from '../support/project-with-people.ts';
import { openProduct } from '../support/product.ts';
import { expectNothingWritten, expectRefusal, json, sendRaw } from '../support/refusals.ts';
import type { Product } from '../support/running-server.ts';

let product: Product;
let world: ProjectWithPeople;
const guids = { member: randomUUID() as string, admin: randomUUID() as string };
const tokens = { member: '', admin: '' };
let addin: AddinClient;

const tokenOf = async (guid: string) => {
  const { text } = await sendRaw(product.url, 'POST', 'auth/addin_token', json({ guid }));
  return (JSON.parse(text) as { accessToken: string }).accessToken;
};
beforeAll(async () => {
  product = await openProduct();
  world = await projectWithPeople(product);
  await world.member.call('POST', 'auth/web_revit_login', { body: { guid: guids.member } });
  await world.admin.call('POST', 'auth/web_revit_login', { body: { guid: guids.admin }, seenByAll: true });
  tokens.member = await tokenOf(guids.member);
  tokens.admin = await tokenOf(guids.admin);
  addin = addinClient(product.url, guids.member);
}, 120_000);

const ask = (route: Pick<Route, 'method' | 'path'>, token: string, input: object = {}) =>
  sendRaw(product.url, route.method, route.path, {
    token,
    ...(isInQuery(route) ? { query: input as Record<string, string> } : json(input)),
  });
const rowName = ({ method, path }: Route) => `${method} ${path}`;
const own = routes.filter(({ access }) => access === 'addin');
const others = routes.filter(({ access }) => access !== 'addin' && access !== 'open');

it('has rows of its own, each below an address of its own', () => {
  expect(own.map(rowName).toSorted()).toEqual([
    'GET addin/issue/list',
    'GET addin/project/list',
    'GET auth/addin_me',
    'POST addin/comment',
    'POST addin/error',
    'POST addin/image',
    'POST addin/issue',
    'POST addin/session',
    'POST addin/use',
  ]);
});

describe('the token of an add-in', () => {
  it.each(others.map((row) => [rowName(row), row] as const))(
    'opens nothing of %s, not an administrator’s either',
    (_, row) =>
      expectNothingWritten(product, async () => {
        for (const token of Object.values(tokens)) expectRefusal(await ask(row, token), 'not_logged_in');
      }),
  );

  it.each(own.map((row) => [rowName(row), row] as const))('is the only one for %s', (_, row) =>
    expectNothingWritten(product, async () => {
      for (const { token } of [world.member, world.admin]) expectRefusal(await ask(row, token), 'not_logged_in');
    }),
  );
});

describe('an add-in in a project', () => {
  const picture = async () => new Blob([new Uint8Array(await pngOf(40, 30))], { type: 'image/png' });

  it('raises an issue and a comment with a picture, as its person and from Revit', async () => {
    const uploaded = await addin.upload({ folder: 'issue', id: world.project }, await picture());
    expect(uploaded.status).toBe(200);
    const { status, body } = await addin.post<Issue>('addin/issue', {
      prj_id: world.project,
      title: '벽이 겹쳐요',
      image: uploaded.body.url,
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { program: 'revit', user: world.member.user.id, image: uploaded.body.url, title: '벽이 겹쳐요' },
    });
    const said = { prj_id: world.project, issue_id: body.id, comment: '여기예요' };
    expect((await addin.post('addin/comment', said)).status).toBe(200);
    const listed = () => addin.get<{ issues: Issue[] }>(`addin/issue/list?id=${world.project}&issue_id=-1`);
    await expect.poll(async () => (await listed()).body.issues[0]?.id).toBe(body.id);
    const projects = await addin.get<{ list: { id: string }[] }>('addin/project/list');
    expect(projects.body.list.map(({ id }) => id)).toContain(world.project);
  });

  it('has the rights of its person, and sends no picture elsewhere', async () => {
    const guid = randomUUID();
    await world.stranger.call('POST', 'auth/web_revit_login', { body: { guid }, seenByAll: true });
    const theirs = addinClient(product.url, guid);
    const issue = { prj_id: world.project, title: '남의 프로젝트에' };
    expect((await theirs.post('addin/issue', issue)).body).toMatchObject({ code: 'not_member' });
    expect((await theirs.post('addin/comment', { ...issue, issue_id: world.issue, comment: '말' })).body).toMatchObject(
      { code: 'not_member' },
    );
    expect((await theirs.get(`addin/issue/list?id=${world.project}`)).body).toMatchObject({ code: 'not_member' });
    expect((await theirs.upload({ folder: 'issue', id: world.project }, await picture())).body).toMatchObject({
      code: 'not_member',
    });
    const form = imageForm({ folder: 'user', id: world.member.user.id }, new Uint8Array(await pngOf(40, 30)));
    const answer = await fetch(`${product.url}/api/addin/image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.member}` },
      body: form,
    });
    expect(await answer.json()).toMatchObject({ code: 'forbidden' });
  });

  it('is closed out at once when its person lets go of it', async () => {
    const guid = randomUUID();
    await world.member.call('POST', 'auth/web_revit_login', { body: { guid } });
    const token = await tokenOf(guid);
    const list = { method: 'GET', path: 'addin/project/list' } as const;
    const { addins } = (await world.member.call<{ addins: { id: string }[] }>('GET', 'auth/my/addins')).body;
    await expect.poll(async () => (await ask(list, token)).status).toBe(200);
    const { headers } = await world.member.call('DELETE', 'auth/my/addin', { query: { id: addins[0]?.id ?? '' } });
    expectRefusal(await ask({ method: 'POST', path: 'addin/use' }, token), 'addin_unknown');
    const read = await sendRaw(product.url, 'GET', list.path, {
      token,
      headers: { 'x-min-position': headers.get('x-position') ?? '' },
    });
    expectRefusal(read, 'addin_unknown');
  });
});
