import { randomUUID } from 'node:crypto';
import { commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { commentExamples } from '@maru/contracts/tracker/comment/comment.examples';
import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';
import { trackerEvents } from '../support/tracker-events.ts';

interface Listed {
  readonly id: string;
  readonly updated_at: number;
  readonly updated_position: number;
}
type Answer = Readonly<Record<string, readonly Listed[]>>;

const day = 86_400_000;
const noon = Date.parse('2026-11-21T12:00:00Z');
/** A clock that is ahead of itself by a day for a while, and by an hour too late for another. */
const stamps = Array.from({ length: 16 }, (_, n) => {
  const jump = n > 3 && n < 9 ? day : n > 11 && n < 14 ? -day / 24 : 0;
  return new Date(noon + 1_000 * n + jump).toISOString();
});
const idsOf = (listed: readonly Listed[]) => listed.map(({ id }) => id);

describe('lists of a log whose clock was wrong for a while', () => {
  let world: ReadingWorld;
  let owner: Reader;
  let project = '';
  /** In the order in which they were last changed. */
  const [issues, comments, projects] = [[], [], []] as [string[], string[], string[]];
  const word = `순서${randomUUID().slice(0, 8)}`;

  const changeIssues = async () => {
    const tracker = trackerEvents(world);
    project = await tracker.project(owner);
    for (const at of stamps.slice(0, 15))
      issues.push(await tracker.issue(project, owner, { title: word, assignee: owner.id, due: null }, at));
    const [id = ''] = issues.splice(6, 1);
    const data = { id, prj_id: project, from: '', to: '다시 썼어요.' };
    const edited: IssueEvent = { type: 'IssueTextChanged', data };
    await world.append(issueStream(id), [edited], owner.id, stamps[15]);
    issues.push(id);
  };
  const talk = async () => {
    for (const at of stamps) {
      const id = randomUUID();
      const data = { ...commentExamples.CommentAdded.data, id, prj_id: project, issue_id: issues[0] ?? '', image: [] };
      const said = { ...data, comment: word, created_by: owner.id };
      await world.append(commentStream(id), [{ type: 'CommentAdded', data: said }], owner.id, at);
      comments.push(id);
    }
  };
  const foundProjects = async () => {
    for (const at of stamps) {
      const id = randomUUID();
      const added: ProjectEvent = {
        type: 'ProjectAdded',
        data: { ...projectExamples.ProjectAdded.data, id, title: word, status: 'OnHold', ownerId: owner.id },
      };
      await world.append(projectStream(id), [added], owner.id, at);
      projects.push(id);
    }
  };
  beforeAll(async () => {
    world = await openWorld();
    owner = await world.person('김하늘');
    await changeIssues();
    await talk();
    await foundProjects();
    await world.untilSettled();
  });
  afterAll(() => world.close());

  const read = async (path: string, query: Record<string, string | number>) =>
    (await world.get<Answer>(path, { as: owner, query })).body;
  /** Until a page is not full. */
  const walk = async (page: (last: Listed | undefined) => Promise<readonly Listed[]>) => {
    const pages: (readonly Listed[])[] = [];
    do pages.push(await page(pages.at(-1)?.at(-1)));
    while ((pages.at(-1)?.length ?? 0) >= 5);
    return pages;
  };
  const walks = [
    ['issues', 'request/request/list', 'issue_id'],
    ['comments', 'request/comment/list', 'last_update'],
  ] as const;
  const inOrder = (name: 'issues' | 'comments') => (name === 'issues' ? issues.toReversed() : comments);
  const idOf = (name: 'issues' | 'comments') => (name === 'issues' ? project : (issues[0] ?? ''));

  it.each(walks)('%s are met once, in the order of the log, five a page', async (name, path) => {
    const pages = await walk(
      async (last) => (await read(path, { id: idOf(name), after: last?.updated_position ?? -1 }))[name] ?? [],
    );
    expect(idsOf(pages.flat())).toEqual(inOrder(name));
    expect(pages.slice(0, 3).map(({ length }) => length)).toEqual([5, 5, 5]);
  });

  it.each(walks)('%s are so, too, for who knows only the last one’s time', async (name, path, parameter) => {
    const pages = await walk(
      async (last) => (await read(path, { id: idOf(name), [parameter]: last?.updated_at ?? -1 }))[name] ?? [],
    );
    expect(idsOf(pages.flat())).toEqual(inOrder(name));
  });

  it('the board, one’s own issues and the search show the newest change first', async () => {
    const newest = issues.toReversed();
    expect(idsOf((await read('request/request/kanban/list', { id: project }))['ToDo'] ?? [])).toEqual(newest);
    expect(idsOf((await read('request/request/mine', {}))['issues'] ?? [])).toEqual(newest);
    const found = await read('request/search', { text: word });
    expect(idsOf(found['issues'] ?? [])).toEqual(newest);
    expect(idsOf(found['comments'] ?? [])).toEqual(comments.toReversed());
  });

  it('projects stand in the order in which they were made and changed', async () => {
    const asked = { status: 'OnHold', text: word, itemsPerPage: 100 };
    const list = async (sortBy: string) =>
      idsOf((await read('request/project/list', { ...asked, sortBy }))['list'] ?? []);
    expect(await list('-updated_at')).toEqual(projects.toReversed());
    expect(await list('created_at')).toEqual(projects);
    const board = idsOf((await read('request/project/kanban/list', {}))['OnHold'] ?? []);
    expect(board.filter((id) => projects.includes(id))).toEqual(projects.toReversed());
    const mine = idsOf((await read('request/project/mine', {}))['list'] ?? []);
    expect(mine.filter((id) => projects.includes(id))).toEqual(projects.toReversed());
  });
});
