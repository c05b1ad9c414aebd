import type { LiveMessage } from '@maru/contracts/kernel/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveClient } from '../support/live-client.ts';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';
import { trackerEvents } from '../support/tracker-events.ts';

interface Changes {
  readonly changes: readonly (LiveMessage & { readonly view: string })[];
  readonly reset: boolean;
}

describe('order and catch-up', () => {
  let world: ReadingWorld;
  let tracker: ReturnType<typeof trackerEvents>;
  let owner: Reader;
  let project = '';

  beforeAll(async () => {
    world = await openWorld();
    tracker = trackerEvents(world);
    owner = await world.person('김하늘');
    project = await tracker.project(owner);
    await world.untilSettled();
  });
  afterAll(() => world.close());

  const missed = async (positions: Record<string, number>, room = `project:${project}`) =>
    (await world.get<Changes>('request/changes', { as: owner, query: { room, ...positions } })).body;
  const comments = (n: number, of: { prj_id: string; issue_id: string }, by: Reader) =>
    Promise.all(Array.from({ length: n }, (_, at) => tracker.comment(of, by, `댓글 ${at}`)));

  it('keeps the order of positions in a room under a burst, also where names have to be read first', async () => {
    const issue_id = await tracker.issue(project, owner);
    await world.untilSettled();
    const client = await liveClient(world.url, owner.token);
    await client.join(`issue:${issue_id}`);
    const people = await Promise.all(Array.from({ length: 20 }, (_, n) => world.person(`사람 ${n}`)));
    await Promise.all(people.map((person) => comments(10, { prj_id: project, issue_id }, person)));
    const head = await world.engines.events.head();
    await client.until(({ payload }) => payload.position === head);
    const positions = client.messages
      .filter(({ event }) => event === 'update_comment')
      .map(({ payload }) => payload.position ?? 0);
    expect(positions).toHaveLength(200);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    const authors = client.messages
      .filter(({ event }) => event === 'update_comment')
      .map(({ payload }) => payload.document?.['author']);
    expect(authors).toEqual(authors.map(() => expect.objectContaining({ name: expect.stringMatching(/^사람 \d+$/) })));
    client.close();
  });

  it('misses nothing: what came while away is asked for from the last position seen', async () => {
    const issue_id = await tracker.issue(project, owner);
    await world.untilSettled();
    const room = `issue:${issue_id}`;
    const of = { prj_id: project, issue_id };
    const first = await liveClient(world.url, owner.token);
    const joined = await first.join(room);
    const early = await comments(3, of, owner);
    // They were written side by side, in whatever order.
    for (const id of early) await first.until(({ payload }) => payload.id === id);
    const seen = Math.max(...first.messages.map(({ payload }) => payload.position ?? 0));
    first.close();

    const away = await comments(4, of, owner);
    await world.untilSettled();
    const again = await liveClient(world.url, owner.token);
    const rejoined = await again.join(room);
    const late = await comments(2, of, owner);
    for (const id of late) await again.until(({ payload }) => payload.id === id);
    const caughtUp = await missed({ comment: seen }, room);

    const known = new Set<string>(
      [...first.messages, ...again.messages]
        .map(({ payload }) => payload.id)
        .concat(caughtUp.changes.map(({ id }) => id)),
    );
    expect([...early, ...away, ...late].filter((id) => !known.has(id))).toEqual([]);
    expect(caughtUp.changes.filter(({ id }) => early.some((one) => one === id))).toEqual([]);
    expect(caughtUp.changes[0]).toMatchObject({ view: 'comment', document: { author: { name: '김하늘' }, issue_id } });
    expect([joined, rejoined]).toEqual([
      { ok: true, positions: expect.objectContaining({ issue: expect.any(Number), comment: expect.any(Number) }) },
      { ok: true, positions: expect.objectContaining({ issue: expect.any(Number), comment: expect.any(Number) }) },
    ]);
    again.close();
  });

  it('answers only views that were named, each from its own position, deleted things included', async () => {
    const other = await tracker.project(owner);
    const before = await world.engines.events.head();
    const issue = await tracker.issue(other, owner);
    await tracker.onIssue(issue, owner, { type: 'IssueDeleted', data: { id: issue, prj_id: other, status: 'TO DO' } });
    await world.untilSettled();
    const room = `project:${other}`;
    const { changes } = await missed({ project: before, issue: before }, room);
    expect(changes.map(({ view, id, document }) => [view, id, 'deleted' in document && document.deleted])).toEqual([
      ['project', other, false],
      ['issue', issue, true],
    ]);
    expect((await missed({ issue: await world.engines.events.head() }, room)).changes).toEqual([]);
    expect((await missed({ project: before }, room)).changes.map(({ view }) => view)).toEqual(['project']);
    expect((await missed({}, room)).changes).toEqual([]);
  });

  it('says reset where too much was missed, and where nothing can be caught up', async () => {
    const issue_id = await tracker.issue(project, owner);
    await comments(501, { prj_id: project, issue_id }, owner);
    await world.untilSettled();
    expect(await missed({ comment: 0 }, `issue:${issue_id}`)).toEqual({ changes: [], reset: true });
    expect(await missed({ project: 0 }, 'projects')).toEqual({ changes: [], reset: true });
  });
});
