import { randomUUID } from 'node:crypto';
import type { Problem } from '@maru/contracts/kernel/problem';
import type { Activity, Issue } from '@maru/contracts/tracker/issue/issue.views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';
import { trackerEvents } from '../support/tracker-events.ts';

interface Issues {
  readonly issues: readonly Issue[];
}

describe('reads of issues', () => {
  let world: ReadingWorld;
  let tracker: ReturnType<typeof trackerEvents>;
  let [owner, member, stranger, admin] = [] as unknown as [Reader, Reader, Reader, Reader];
  let [project, issue, removed] = ['', '', ''];

  beforeAll(async () => {
    world = await openWorld();
    tracker = trackerEvents(world);
    owner = await world.person('김하늘');
    member = await world.person('이바다');
    stranger = await world.person('박들');
    admin = await world.person('관리자', 10);
    project = await tracker.project(owner);
    await tracker.join(project, member);
    issue = await tracker.issue(project, member, { title: '첫 이슈' });
    removed = await tracker.issue(project, member, { title: '지운 이슈' });
    await tracker.onIssue(removed, member, {
      type: 'IssueDeleted',
      data: { id: removed, prj_id: project, status: 'TO DO' },
    });
    await world.untilSettled();
  });
  afterAll(() => world.close());

  const of = (data: object = {}) => ({ id: issue, prj_id: project, ...data });
  const problem = async (path: string, as: Reader, query: Record<string, string>) => {
    const { status, body } = await world.get<Problem>(path, { as, query });
    return [status, body.code];
  };

  it('lets in nobody but the project’s people, whatever is asked for', async () => {
    const paths: readonly [string, Record<string, string>][] = [
      ['request/request/list', { id: project }],
      ['request/request/kanban/list', { id: project }],
      ['request/request/info', { id: issue }],
      ['request/request/activity', { id: issue }],
      ['request/comment/list', { id: issue }],
      ['request/changes', { room: `project:${project}`, issue: '0' }],
      ['request/changes', { room: `issue:${issue}`, comment: '0' }],
    ];
    for (const [path, query] of paths) {
      expect([path, ...(await problem(path, stranger, query))]).toEqual([path, 403, 'not_member']);
      for (const as of [owner, member, admin])
        expect([path, (await world.get(path, { as, query })).status]).toEqual([path, 200]);
    }
  });

  it('answers 404 for what is not there or was deleted', async () => {
    expect(await problem('request/request/info', admin, { id: randomUUID() })).toEqual([404, 'issue_not_found']);
    expect(await problem('request/request/info', member, { id: removed })).toEqual([404, 'issue_not_found']);
    expect(await problem('request/request/activity', member, { id: removed })).toEqual([404, 'issue_not_found']);
    expect(await problem('request/comment/list', member, { id: removed })).toEqual([404, 'issue_not_found']);
    expect(await problem('request/request/list', member, { id: randomUUID() })).toEqual([404, 'project_not_found']);
    expect(await problem('request/changes', member, { room: 'user:1' })).toEqual([404, 'not_found']);
  });

  it('shows one issue with its people and an ETag', async () => {
    const { body, headers } = await world.get<Issue>('request/request/info', { as: owner, query: { id: issue } });
    expect(body).toMatchObject({
      id: issue,
      title: '첫 이슈',
      author: { id: member.id, name: '이바다' },
      assigned: null,
    });
    expect(headers.get('etag')).toMatch(/^"0-/);
  });

  it('pages through issues newest first, without skip or repeat', async () => {
    const other = await tracker.project(owner);
    const made: string[] = [];
    for (let n = 0; n < 12; n++) made.unshift(await tracker.issue(other, owner, { title: `이슈 ${n}` }));
    await world.untilSettled();
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let cursor: number | undefined = -1; cursor !== undefined;) {
      const { issues }: Issues = (
        await world.get<Issues>('request/request/list', { as: owner, query: { id: other, issue_id: cursor } })
      ).body;
      sizes.push(issues.length);
      seen.push(...issues.map(({ id }) => id));
      cursor = issues.length < 5 ? undefined : issues.at(-1)?.updated_at;
    }
    expect([sizes, seen]).toEqual([[5, 5, 2], made]);
  });

  it('keeps issues that share their time in one page', async () => {
    const other = await tracker.project(owner);
    const at = (time: string) => tracker.issue(other, owner, {}, time);
    const oldest = await at('2026-01-01T00:00:00.000001Z');
    const tied = await Promise.all(Array.from({ length: 7 }, () => at('2026-01-01T00:00:00.000002Z')));
    const newest = await at('2026-01-01T00:00:00.000003Z');
    await world.untilSettled();
    const page = async (cursor: number) =>
      (await world.get<Issues>('request/request/list', { as: owner, query: { id: other, issue_id: cursor } })).body
        .issues;
    const first = await page(-1);
    const second = await page(first.at(-1)?.updated_at ?? 0);
    expect([
      first[0]?.id,
      first
        .slice(1)
        .map(({ id }) => id)
        .toSorted(),
    ]).toEqual([newest, tied.toSorted()]);
    expect(second.map(({ id }) => id)).toEqual([oldest]);
  });

  it('shows the board by status', async () => {
    const other = await tracker.project(owner);
    const done = await tracker.issue(other, owner, { status: 'DONE' });
    const todo = await tracker.issue(other, owner);
    await world.untilSettled();
    const { body } = await world.get<Record<string, readonly Issue[]>>('request/request/kanban/list', {
      as: owner,
      query: { id: other },
    });
    expect(Object.entries(body).map(([column, issues]) => [column, issues.map(({ id }) => id)])).toEqual([
      ['ToDo', [todo]],
      ['InProgress', []],
      ['Done', [done]],
    ]);
  });

  it('shows everyone’s own open issues by due date, without those of projects that were left', async () => {
    const person = await world.person('정물');
    const [kept, left] = [await tracker.project(owner), await tracker.project(owner)];
    for (const one of [kept, left]) await tracker.join(one, person);
    const mine = { assignee: person.id };
    await tracker.issue(kept, owner, { ...mine, title: '날짜 없음' });
    await tracker.issue(kept, owner, { ...mine, title: '나중', due: '2026-12-31' });
    await tracker.issue(kept, owner, { ...mine, title: '먼저', due: '2026-12-01' });
    await tracker.issue(kept, owner, { ...mine, title: '끝남', status: 'DONE' });
    await tracker.issue(left, owner, { ...mine, title: '나온 프로젝트' });
    await tracker.onProject(left, { type: 'MemberLeft', data: { id: left, userId: person.id } });
    await world.untilSettled();
    const { body } = await world.get<Issues>('request/request/mine', { as: person });
    expect(body.issues.map(({ title }) => title)).toEqual(['먼저', '나중', '날짜 없음']);
  });

  it('tells what happened to an issue, newest first, with names for assignees', async () => {
    await tracker.onIssue(
      issue,
      owner,
      { type: 'IssueStatusChanged', data: { ...of(), from: 'TO DO', to: 'IN PROGRESS' } },
      { type: 'IssueAssigned', data: { ...of(), from: null, to: member.id } },
    );
    await world.untilSettled();
    const { body } = await world.get<{ activity: readonly Activity[] }>('request/request/activity', {
      as: member,
      query: { id: issue },
    });
    expect(body.activity.map(({ revision, user, what, from, to }) => [revision, user.name, what, from, to])).toEqual([
      [2, '김하늘', 'assignee', null, '이바다'],
      [1, '김하늘', 'status', 'TO DO', 'IN PROGRESS'],
      [0, '이바다', 'added', null, null],
    ]);
  });
});
