import { randomUUID } from 'node:crypto';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../support/refusals.ts';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';
import { trackerEvents } from '../support/tracker-events.ts';

interface List {
  readonly list: readonly Project[];
  readonly total: number;
}

describe('reads of projects', () => {
  let world: ReadingWorld;
  let tracker: ReturnType<typeof trackerEvents>;
  let [owner, member, stranger, waiting, admin] = [] as unknown as [Reader, Reader, Reader, Reader, Reader];
  let project = '';

  beforeAll(async () => {
    world = await openWorld();
    tracker = trackerEvents(world);
    owner = await world.person('김하늘');
    member = await world.person('이바다');
    stranger = await world.person('박들');
    waiting = await world.person('최산');
    admin = await world.person('관리자', 10);
    await removeOthers();
    project = await tracker.project(owner, { title: '한강변 복합문화센터', status: 'OnGoing' });
    await tracker.join(project, member);
    await tracker.onProject(project, { type: 'JoinRequested', data: { id: project, userId: waiting.id } });
    await tracker.project(owner, { title: '세종 청사', status: 'OnHold' });
    await tracker.project(owner, { title: '부산 오페라', status: 'Finished' });
    const gone = await tracker.project(owner, { title: '한강 옛 계획' });
    await tracker.onProject(gone, { type: 'ProjectDeleted', data: { id: gone } });
    await world.untilSettled();
  });
  afterAll(() => world.close());

  /** A shared stack has projects of other tests. */
  const removeOthers = async () => {
    await world.untilSettled();
    const others = (
      await world.get<Readonly<Record<string, readonly Project[]>>>('request/project/kanban/list', { as: admin })
    ).body;
    for (const { id } of Object.values(others).flat()) {
      const { status } = await sendRaw(world.url, 'DELETE', 'request/project', { token: admin.token, query: { id } });
      expect(status).toBe(200);
    }
  };
  const list = async (query: Record<string, string | number>) =>
    (await world.get<List>('request/project/list', { as: stranger, query })).body;
  const titles = async (query: Record<string, string | number>) => (await list(query)).list.map(({ title }) => title);

  it('lists those going on unless asked otherwise, deleted ones never', async () => {
    expect(await titles({})).toEqual(['한강변 복합문화센터']);
    expect(await titles({ status: 'all' })).toEqual(['부산 오페라', '세종 청사', '한강변 복합문화센터']);
    expect(await titles({ status: 'OnHold,Finished', sortBy: 'title' })).toEqual(['부산 오페라', '세종 청사']);
  });

  it.each([
    'status[]=OnHold&status[]=Finished&sortBy[0][key]=title&sortBy[0][order]=desc',
    'status=OnHold&status=Finished&sortBy=-title',
    'status[0]=OnHold&status[1]=Finished&sortBy=[{"key":"title","order":"desc"}]',
    'status=["OnHold","Finished"]&sortBy[]={"key":"title","order":"desc"}',
  ])('understands the lists of other clients: %s', async (query) => {
    const { body } = await world.get<List>(`request/project/list?${query}`, { as: stranger });
    expect(body.list.map(({ title }) => title)).toEqual(['세종 청사', '부산 오페라']);
  });

  it.each([
    'status[]=Nope',
    'status=[]',
    'status=',
    'status[]=',
    'sortBy={"key":"id"}',
    'sortBy=[{"key":"title"',
    'sortBy=-',
  ])('refuses %s', async (query) => {
    expect((await world.get(`request/project/list?${query}`, { as: stranger })).status).toBe(400);
  });

  it('fills in its people, owners first', async () => {
    const [shown] = (await list({})).list;
    expect(shown?.user.map(({ name, role }) => [name, role])).toEqual([
      ['김하늘', 'owner'],
      ['이바다', 'member'],
    ]);
    expect(shown).not.toHaveProperty('members');
  });

  it('pages, and counts all that match', async () => {
    const page = await list({ status: 'all', sortBy: 'title', page: 2, itemsPerPage: 2 });
    expect([page.list.map(({ title }) => title), page.total]).toEqual([['한강변 복합문화센터'], 3]);
  });

  it('filters by text of two characters and more, not by one', async () => {
    expect(await titles({ text: '복합', status: 'all' })).toEqual(['한강변 복합문화센터']);
    expect((await list({ text: '복', status: 'all' })).total).toBe(3);
  });

  it('counts anew for whoever has just written', async () => {
    expect((await list({ status: 'Finished' })).total).toBe(1);
    const id = await tracker.project(owner, { title: '대전 연구동', status: 'Finished' });
    const needed = await world.engines.events.head();
    const seen = await world.get<List>('request/project/list', {
      as: owner,
      query: { status: 'Finished' },
      headers: { 'x-min-position': String(needed) },
    });
    expect(seen.body.total).toBe(2);
    expect(Number(seen.headers.get('x-position'))).toBeGreaterThanOrEqual(needed);
    await tracker.onProject(id, { type: 'ProjectDeleted', data: { id } });
    await world.untilSettled();
  });

  it('shows a board of the three statuses', async () => {
    const { body } = await world.get<Record<string, readonly Project[]>>('request/project/kanban/list', {
      as: stranger,
    });
    expect(Object.entries(body).map(([column, of]) => [column, of.map(({ title }) => title)])).toEqual([
      ['OnGoing', ['한강변 복합문화센터']],
      ['OnHold', ['세종 청사']],
      ['Finished', ['부산 오페라']],
    ]);
  });

  it('tells how far someone may go', async () => {
    const auth = async (as: Reader, id = project) =>
      (await world.get('request/project/check_able', { as, query: { id } })).body;
    expect(await Promise.all([owner, member, stranger, waiting, admin].map((as) => auth(as)))).toEqual(
      [5, 1, 0, 0, 10].map((value) => ({ auth: value })),
    );
    expect(await auth(owner, randomUUID())).toEqual({ auth: 0 });
  });

  it('opens a project for its people only, and says why not for the others', async () => {
    const info = async (as: Reader, id = project) =>
      (await world.get('request/project/info', { as, query: { id } })).body;
    expect(await info(stranger)).toEqual({ info: 'no member' });
    expect(await info(waiting)).toEqual({ info: 'no auth' });
    expect(await info(owner, randomUUID())).toEqual({ info: 'no project' });
    expect(await info(member)).toMatchObject({
      info: { id: project },
      current_user: { id: member.id, role: 'member', auth: 1 },
      requests: [],
    });
    expect(await info(owner)).toMatchObject({
      info: { title: '한강변 복합문화센터' },
      user: [{ name: '김하늘', role: 'owner' }, { name: '이바다' }],
      requests: [{ id: waiting.id, name: '최산' }],
    });
    expect(await info(admin)).toMatchObject({
      current_user: { role: 'none', auth: 10 },
      requests: [{ id: waiting.id }],
    });
  });

  it('answers 304 until anything in the answer changes, also what is no part of the revision', async () => {
    const ask = (tag: string) =>
      world.get('request/project/info', { as: member, query: { id: project }, headers: { 'if-none-match': tag } });
    const first = await ask('"none"');
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^"3-/)]);
    expect((await ask(tag)).status).toBe(304);
    await tracker.issue(project, member);
    await world.untilSettled();
    const later = await ask(tag);
    expect([later.status, later.body]).toEqual([
      200,
      expect.objectContaining({ info: expect.objectContaining({ count: 1 }) }),
    ]);
  });
});
