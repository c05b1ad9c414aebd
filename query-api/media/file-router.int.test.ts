import type { Problem } from '@maru/contracts/kernel/problem';
import type { ProjectRole } from '@maru/contracts/tracker/project/project.fields';
import { sizedImage } from '@maru/contracts/media/image/image.sizes';
import { membershipId } from '@maru/contracts/tracker/project/project.views';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { systemClock } from '@maru/platform/clock/clock';
import type { EventStore } from '@maru/platform/event-store/event-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedFiles, serveFiles } from './file-server.fixture.ts';

const [owner, member, waiting, stranger] = ['1', '2', '3', '4'].map(
  (n) => `01900000-0000-7000-8000-00000000000${n}`,
) as [string, string, string, string];
const project = '01900000-0000-7000-8000-00000000a001';
const name = '01900000-0000-7000-8000-0000000000ab.webp';
const proof = '01900000-0000-7000-8000-0000000000ac.pdf';
const roles: Record<string, ProjectRole> = { [owner]: 'owner', [member]: 'member', [waiting]: 'requested' };
const deletedProject = '01900000-0000-7000-8000-00000000a002';
const documents = new Map<string, object>([
  [project, { deleted: false }],
  [deletedProject, { deleted: true }],
  ...[project, deletedProject].flatMap((id) =>
    Object.entries(roles).map(([user, role]): [string, object] => [membershipId(id, user), { role }]),
  ),
]);
const views = {
  view: () => ({ get: async (id: string) => documents.has(id) && { doc: documents.get(id), position: 1 } }),
  versions: async () => [{ status: 'live', position: 1 }],
} as unknown as ViewStore;
/** What the views get to know only while someone waits for them. */
let late: readonly (readonly [string, object])[] = [];
const events = {
  head: async () => {
    for (const [id, doc] of late) documents.set(id, doc);
    return 1;
  },
} as unknown as EventStore;

const tokens = accessTokens('s'.repeat(32), systemClock());
const tokenOf = (userId: string, purpose: 'api' | 'file' = 'api', level = 1) =>
  tokens.issue({ userId, level, sessionId: 's' }, purpose);
let served: ServedFiles;
let get: ServedFiles['get'];
beforeAll(async () => {
  const places = [
    `issue/${project}`,
    `issue/${deletedProject}`,
    `user/${owner}`,
    `item/${project}`,
    `review/${owner}`,
    `namecard/${owner}`,
  ];
  served = await serveFiles({ events, views, tokens }, [
    ...places.map((place) => `${place}/${name}`),
    `namecard/${owner}/${proof}`,
    `user/${owner}/${proof}`,
  ]);
  ({ get } = served);
});
afterAll(() => served.close());

const as = async (userId: string, level = 1) => ({ authorization: `Bearer ${await tokenOf(userId, 'api', level)}` });
const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as Problem).code;
const picture = `/api/file/issue/${project}/${name}`;

describe('serving pictures', () => {
  it.each([owner, member])('shows a project’s pictures to its members: %s', async (user) => {
    const { status, text, headers } = await get(picture, await as(user));
    expect([status, text]).toEqual([200, 'picture']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '7',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
  });
  it('shows them to administrators, and to nobody else', async () => {
    expect((await get(picture, await as(stranger, 10))).status).toBe(200);
    for (const user of [waiting, stranger]) expect(codeOf(await get(picture, await as(user)))).toBe('not_member');
    expect(codeOf(await get(picture, {}))).toBe('not_logged_in');
  });
  it('shows none of a deleted project, as nothing else of it can be read', async () => {
    for (const user of [owner, stranger])
      expect(codeOf(await get(picture.replace(project, deletedProject), await as(user)))).toBe('project_not_found');
  });
  it('looks again for those who became members a moment ago', async () => {
    const newcomer = '01900000-0000-7000-8000-000000000005';
    expect(codeOf(await get(picture, await as(newcomer)))).toBe('not_member');
    late = [[membershipId(project, newcomer), { role: 'member' }]];
    expect((await get(picture, await as(newcomer))).status).toBe(200);
  });
  it('shows pictures of people to everyone who is logged in', async () => {
    expect((await get(`/api/file/user/${owner}/${name}`, await as(stranger))).status).toBe(200);
    expect((await get(`/api/file/user/${owner}/${name}`, {})).status).toBe(401);
  });
  it('shows name cards to whom they are for, and to administrators', async () => {
    const card = `/api/file/namecard/${owner}/${name}`;
    expect((await get(card, await as(owner))).status).toBe(200);
    expect((await get(card, await as(stranger, 10))).status).toBe(200);
    expect(codeOf(await get(card, await as(stranger)))).toBe('forbidden');
    expect(codeOf(await get(card, {}))).toBe('not_logged_in');
  });
  it('hands out a proof as a file that nothing runs, to the same people, and no such file of elsewhere', async () => {
    const pdf = `/api/file/namecard/${owner}/${proof}`;
    const answer = await get(pdf, await as(owner));
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename=proof.pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
    expect(codeOf(await get(pdf, await as(stranger)))).toBe('forbidden');
    expect(codeOf(await get(`/api/file/user/${owner}/${proof}`, await as(owner)))).toBe('not_found');
  });
  it('takes the cookie of an <img>, which is no api token', async () => {
    expect((await get(picture, { cookie: `a=b; file=${await tokenOf(member, 'file')}` })).status).toBe(200);
    expect(codeOf(await get(picture, { cookie: `file=${await tokenOf(member, 'api')}` }))).toBe('not_logged_in');
    expect(codeOf(await get(picture, { authorization: `Bearer ${await tokenOf(member, 'file')}` }))).toBe(
      'not_logged_in',
    );
    expect(codeOf(await get(picture, { cookie: `profile=${await tokenOf(member, 'file')}` }))).toBe('not_logged_in');
  });
  it('shows what the shop shows to anyone, to be kept anywhere; the others only in the browser', async () => {
    expect(await get(`/api/file/item/${project}/${name}`, {})).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect((await get(picture, await as(member))).headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(await get(`/api/file/review/${owner}/${name}`, {})).toMatchObject({ status: 200 });
    expect(codeOf(await get(`/api/file/item/${project}/${name.replace('ab', 'ac')}`, {}))).toBe('not_found');
  });
  it('shows a picture itself where it is not kept in the width that is asked for', async () => {
    expect(await get(`/api/file/item/${project}/${sizedImage(name, 400)}`, {})).toMatchObject({
      status: 200,
      headers: { 'content-length': '7' },
    });
    expect(codeOf(await get(sizedImage(picture, 400), {}))).toBe('not_logged_in');
    expect(codeOf(await get(`/api/file/item/${project}/${sizedImage(name.replace('ab', 'ac'), 400)}`, {}))).toBe(
      'not_found',
    );
  });
  it('answers HEAD without the picture', async () => {
    const { status, text, headers } = await get(picture, await as(member), 'HEAD');
    expect([status, text]).toEqual([200, '']);
    expect(headers).toMatchObject({ 'content-length': '7' });
  });
  it.each([
    `/api/file/issue/${project}/${name.replace('ab', 'ac')}`,
    `/api/file/comment/${project}/${name}`,
    `/api/file/other/${project}/${name}`,
    `/api/file/issue/${project}/..%2f${project}%2f${name}`,
    `/api/file/issue/..%2f..%2fsecrets/${name}`,
    `/api/file/issue/${project}/..`,
    `/api/file/issue/../../secrets/${name}`,
    `/api/file/issue/${project}/${name}%00`,
    `/api/file/issue/${project}/${name.toUpperCase()}`,
    `/api/file/issue/${project}%00/${name}`,
    `/api/file/issue/%2e%2e/${name}`,
    `/api/file/user/${project}/${name}`,
  ])('does not find %s', async (path) => {
    const { status, text } = await get(path, await as(owner, 10));
    expect([status, codeOf({ text })]).toEqual([404, 'not_found']);
  });
});
