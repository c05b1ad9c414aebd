import { randomUUID } from 'node:crypto';
import { routes } from '@maru/contracts/api/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/api-client.ts';
import { joinProject, type ProjectWithPeople, projectWithPeople, uploadImage } from '../support/project-with-people.ts';
import { expectNothingWritten, expectRefusal, json, sendRaw } from '../support/refusals.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { newIssue, newProject } from '../support/api-client.ts';
import type { Attempt, Ids } from './attempt.ts';
import { attemptsWith, withoutIds } from './foreign-ids.attempts.ts';

let server: Product;
let world: ProjectWithPeople;
let addin = '';
beforeAll(async () => {
  server = await openProduct();
  world = await projectWithPeople(server);
  await world.member.call('POST', 'auth/web_revit_login', { body: { guid: randomUUID() } });
  addin = (await world.member.call<{ addins: { id: string }[] }>('GET', 'auth/my/addins')).body.addins[0]?.id ?? '';
});

const rowName = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const call = (row: string, input: Attempt['input'], token?: string) => {
  const [method = '', path = ''] = row.split(' ');
  const inQuery = method === 'GET' || method === 'DELETE';
  return sendRaw(server.url, method, path, {
    token,
    ...(inQuery ? { query: input as Record<string, string> } : json(input)),
  });
};
/** As the access token names it. */
const sessionOf = ({ token }: Client) => (JSON.parse(atob(token.split('.')[1] ?? '')) as { sid: string }).sid;
const known = (): Ids => ({
  project: world.project,
  issue: world.issue,
  comment: world.comment,
  user: world.member.user.id,
  session: sessionOf(world.member),
  order: randomUUID(),
  addin,
});
const nowhere: Ids = {
  project: randomUUID(),
  issue: randomUUID(),
  comment: randomUUID(),
  user: randomUUID(),
  session: randomUUID(),
  order: randomUUID(),
  addin: randomUUID().repeat(2).replaceAll('-', ''),
};

const expectOutcome = async (asked: ReturnType<typeof call>, outcome: Attempt['unknown']) => {
  const answer = await asked;
  if (typeof outcome === 'string') return void expectRefusal(answer, outcome);
  expect({ status: answer.status, body: JSON.parse(answer.text) }).toEqual({ status: 200, body: outcome.shows });
};
const rows = Object.keys(attemptsWith(nowhere));
const adminRows = routes.filter(({ access }) => access === 'admin').map(rowName);

it('knows every row of the contract', () => {
  expect([...rows, ...withoutIds, ...adminRows].toSorted()).toEqual([...new Set(routes.map(rowName))].toSorted());
});

describe.each(rows)('%s', (row) => {
  const of = (ids: Ids) => attemptsWith(ids)[row] ?? [];

  it('does nothing for a visitor, a stranger, or ids of nothing', () =>
    expectNothingWritten(server, async () => {
      for (const { input, stranger } of of(known())) {
        expectRefusal(await call(row, input), 'not_logged_in');
        if (stranger !== undefined) await expectOutcome(call(row, input, world.stranger.token), stranger);
      }
      for (const { input, unknown } of of(nowhere)) await expectOutcome(call(row, input, world.owner.token), unknown);
      for (const broken of ['', 'x', '1', '../..', `${world.project}'--`, '00000000-0000-0000-0000-00000000000'])
        for (const { input } of of({
          project: broken,
          issue: broken,
          comment: broken,
          user: broken,
          session: broken,
          order: broken,
          addin: broken,
        }))
          expectRefusal(await call(row, input, world.owner.token), 'room' in input ? 'not_found' : 'invalid_input');
    }));
});

describe('rows for administrators', () => {
  it.each(adminRows)('%s is closed to everyone else, before anything is looked at', (row) =>
    expectNothingWritten(server, async () => {
      expectRefusal(await call(row, {}), 'not_logged_in');
      expectRefusal(await call(row, {}, world.owner.token), 'forbidden');
    }),
  );
});

describe('rows without ids', () => {
  it('are closed to visitors where they take a login', () =>
    expectNothingWritten(server, async () => {
      for (const row of routes.filter(
        ({ access, path }) => access !== 'open' && access !== 'invited' && !path.startsWith('util/'),
      ))
        expectRefusal(await call(rowName(row), {}), 'not_logged_in');
    }));

  it('show a stranger nothing of a project', async () => {
    const shown = async (path: string, query = {}) =>
      JSON.parse((await sendRaw(server.url, 'GET', path, { token: world.stranger.token, query })).text) as object;
    expect(await shown('request/search', { text: '시험' })).toEqual({ issues: [], comments: [] });
    expect(await shown('request/request/mine')).toEqual({ issues: [] });
    expect(await shown('request/project/mine')).toEqual({ list: [], total: 0 });
  });
});

describe('what is inside a project', () => {
  it('is not reached through another project', async () => {
    const elsewhere = await newProject(world.stranger, '다른 프로젝트');
    const { id: theirs } = await newIssue(world.stranger, elsewhere.id);
    await expectNothingWritten(server, async () => {
      const said = { prj_id: elsewhere.id, issue_id: world.issue, comment: '남의 이슈에' };
      expectRefusal(await call('POST request/comment/add', said, world.stranger.token), 'issue_not_found');
      expectRefusal(
        await call('PUT request/request/assignee', { id: theirs, assignee: world.owner.user.id }, world.stranger.token),
        'assignee_not_member',
      );
    });
  });

  it('takes the right role, not only membership', () =>
    expectNothingWritten(server, async () => {
      const { project, owner, member, comment, issue } = world;
      const byMember = (row: string, input: object) => call(row, input as Attempt['input'], member.token);
      expectRefusal(await byMember('POST request/project/add', { id: project, title: '바꾼 이름' }), 'not_owner');
      expectRefusal(await byMember('DELETE request/project', { id: project }), 'not_owner');
      expectRefusal(
        await byMember('POST request/project/member', { id: project, user_id: owner.user.id, action: 'remove' }),
        'not_owner',
      );
      expectRefusal(
        await byMember('POST request/project/member', { id: project, user_id: member.user.id, action: 'promote' }),
        'not_owner',
      );
      expectRefusal(
        await byMember('POST request/project/member', { id: project, user_id: owner.user.id, action: 'leave' }),
        'forbidden',
      );
      expectRefusal(await byMember('POST request/comment/add', { id: comment, comment: '고친 댓글' }), 'not_author');
      expectRefusal(await byMember('DELETE request/comment', { id: comment }), 'not_author');
      expectRefusal(await byMember('DELETE request/request', { id: issue }), 'not_author');
    }));

  it('is closed again to who was removed', async () => {
    const { owner, stranger, project } = world;
    await joinProject(owner, stranger, project);
    const list = (client: Client) => client.call('GET', 'request/request/list', { query: { id: project } });
    await owner.call('POST', 'request/project/member', {
      body: { id: project, user_id: stranger.user.id, action: 'remove' },
    });
    expect((await list(owner)).status).toBe(200);
    expectRefusal(await call('GET request/request/list', { id: project }, stranger.token), 'not_member');
  });
});

describe('pictures', () => {
  const fetchFile = (path: string, token?: string) => sendRaw(server.url, 'GET', path.replace('/api/', ''), { token });

  it('are shown to members only, wherever the address is known from', async () => {
    expectRefusal(await fetchFile(world.image), 'not_logged_in');
    expectRefusal(await fetchFile(world.image, world.stranger.token), 'not_member');
    expect((await fetchFile(world.image, world.member.token)).status).toBe(200);
    expectRefusal(await fetchFile(`${world.image.slice(0, -5)}.png`, world.member.token), 'not_found');
    const climbing = world.image.replace(/[^/]+$/, '..%2f..%2f..%2fsecrets%2faccess-token');
    expectRefusal(await fetchFile(climbing, world.member.token), 'not_found');
  });

  it("are not put under another's name", () =>
    expectNothingWritten(server, async () => {
      const own = await uploadImage(server.url, world.owner, { folder: 'user', id: world.owner.user.id });
      for (const image of [own, world.image])
        expectRefusal(await call('PUT auth/my/image', { image }, world.stranger.token), 'forbidden');
      expectRefusal(
        await call('PUT auth/my/image', { image: 'https://elsewhere.example/a.webp' }, world.stranger.token),
        'invalid_input',
      );
    }));
});
