import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LiveClient, liveClient } from '../support/live-client.ts';
import { isStack } from '../support/product.ts';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';
import { trackerEvents } from '../support/tracker-events.ts';

describe('live rooms', () => {
  let world: ReadingWorld;
  let tracker: ReturnType<typeof trackerEvents>;
  let [owner, member, stranger] = [] as unknown as [Reader, Reader, Reader];
  let [project, issue] = ['', ''];
  const open: LiveClient[] = [];
  const connect = async (reader: Reader, token = reader.token) => {
    const client = await liveClient(world.url, token);
    open.push(client);
    return client;
  };

  beforeAll(async () => {
    world = await openWorld();
    tracker = trackerEvents(world);
    owner = await world.person('김하늘');
    member = await world.person('이바다');
    stranger = await world.person('박들');
    project = await tracker.project(owner);
    await tracker.join(project, member);
    issue = await tracker.issue(project, owner);
    await world.untilSettled();
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.close();
  });
  afterAll(() => world.close());

  const change = (to: string) =>
    tracker.onIssue(issue, owner, { type: 'IssueTitleChanged', data: { id: issue, prj_id: project, from: '', to } });
  const titled =
    (title: string) =>
    ({ event, payload }: { event: string; payload: { document?: Readonly<Record<string, unknown>> } }) =>
      event === 'update_request' && payload.document?.['title'] === title;

  it('welcomes with who one is, over either transport', async () => {
    for (const transports of [['websocket'], ['polling']] as const) {
      const client = await liveClient(world.url, member.token, { transports });
      expect((await client.until(({ event }) => event === 'welcome')).payload).toEqual({
        name: '이바다',
        no: 2,
        id: member.id,
      });
      client.close();
    }
  });

  it('lets in whoever was let into the project a moment ago', async () => {
    const client = await connect(member);
    // So many changes that the views cannot hold them all when the room is asked for, and do a second later.
    const edits = Array.from(
      { length: isStack ? 500 : 3_000 },
      (_, n) => ({ type: 'ProjectEdited', data: { id: project, title: `제목 ${n}` } }) as const,
    );
    await tracker.onProject(project, ...edits);
    const fresh = await tracker.project(owner);
    await tracker.join(fresh, member);
    expect(await client.join(`project:${fresh}`)).toMatchObject({ ok: true });
    const raised = await tracker.issue(fresh, owner);
    expect(await client.join(`issue:${raised}`)).toMatchObject({ ok: true });
  });

  it('lets in members only, and nobody into rooms that are none', async () => {
    const [inside, outside] = [await connect(member), await connect(stranger)];
    expect(await inside.join(`project:${project}`)).toEqual({
      ok: true,
      positions: expect.objectContaining({ issue: expect.any(Number), comment: expect.any(Number) }),
    });
    expect(await inside.join(`issue:${issue}`)).toMatchObject({ ok: true });
    for (const room of [`project:${project}`, `issue:${issue}`])
      expect(await outside.join(room)).toEqual({ ok: false, code: 'not_member' });
    expect(await outside.join('projects')).toMatchObject({ ok: true });
    for (const room of [
      `user:${member.id}`,
      member.id,
      inside.socket.id,
      '',
      'project',
      'project:',
      `project:${project}:x`,
      'projects:1',
      `issue:${'x'.repeat(36)}`,
      `__proto__:${issue}`,
    ])
      expect(await outside.ask('join', room)).toEqual({ ok: false, code: 'not_found' });
    expect(await outside.join(`project:${randomUUID()}`)).toEqual({ ok: false, code: 'project_not_found' });
    expect(await outside.join(`issue:${randomUUID()}`)).toEqual({ ok: false, code: 'not_found' });
    for (const room of [null, 7, {}, [`project:${project}`]])
      expect(await outside.ask('join', room)).toEqual({ ok: false, code: 'invalid_input' });
  });

  it('brings changes to those in the room, and to nobody else', async () => {
    const [inside, outside] = [await connect(member), await connect(stranger)];
    await inside.join(`project:${project}`);
    await outside.join(`project:${project}`);
    await outside.join('projects');
    const position = await change('방 안에서만');
    const { payload } = await inside.until(titled('방 안에서만'));
    expect(payload).toMatchObject({
      id: issue,
      revision: 1,
      position,
      document: { author: { name: '김하늘' }, prj_id: project },
    });
    await tracker.issue(project, owner);
    await outside.until(({ event }) => event === 'update_project');
    expect(outside.messages.filter(({ event }) => event === 'update_request')).toEqual([]);
  });

  it('tells of deleted projects by their id', async () => {
    const [client, gone] = [await connect(stranger), await tracker.project(owner)];
    await client.join('projects');
    await tracker.onProject(gone, { type: 'ProjectDeleted', data: { id: gone } });
    expect((await client.until(({ event }) => event === 'delete_project')).payload).toMatchObject({ id: gone });
  });

  it('stops when a room is left, also when it is left at once', async () => {
    const [left, control] = [await connect(member), await connect(owner)];
    void left.ask('join', `project:${project}`);
    expect(await left.ask('leave', `project:${project}`)).toEqual({ ok: true });
    await control.join(`project:${project}`);
    await change('나간 뒤');
    await control.until(titled('나간 뒤'));
    expect(await left.ask('leave', `project:${project}`)).toEqual({ ok: true });
    expect(left.messages.filter(({ event }) => event === 'update_request')).toEqual([]);
  });

  it('takes the rooms of a removed member at once, and of nobody else', async () => {
    const leaver = await world.person('최산');
    await tracker.join(project, leaver);
    const elsewhere = await tracker.project(leaver);
    await world.untilSettled();
    const [client, stays] = [await connect(leaver), await connect(member)];
    for (const room of [`project:${project}`, `issue:${issue}`, `project:${elsewhere}`])
      expect(await client.join(room)).toMatchObject({ ok: true });
    await stays.join(`project:${project}`);
    await tracker.onProject(project, { type: 'MemberRemoved', data: { id: project, userId: leaver.id } });
    await client.until(({ event, payload }) => event === 'removed' && payload.room === `issue:${issue}`);
    await change('내보낸 뒤');
    await tracker.comment({ prj_id: project, issue_id: issue }, owner);
    await stays.until(titled('내보낸 뒤'));
    await tracker.issue(elsewhere, leaver, { title: '아직 있는 방' });
    await client.until(titled('아직 있는 방'));
    expect(client.messages.filter(titled('내보낸 뒤'))).toEqual([]);
    expect(client.messages.filter(({ event }) => event === 'update_comment')).toEqual([]);
    expect(await client.join(`project:${project}`)).toEqual({ ok: false, code: 'not_member' });
  });
});
