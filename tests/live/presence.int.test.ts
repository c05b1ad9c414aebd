import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LiveClient, liveClient, presentTo } from '../support/live-client.ts';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';
import { trackerEvents } from '../support/tracker-events.ts';

describe('who is on a project now', () => {
  let world: ReadingWorld;
  let tracker: ReturnType<typeof trackerEvents>;
  let [owner, member] = [] as unknown as [Reader, Reader];
  let room = '';
  const open: LiveClient[] = [];

  /** A page as ours: it answers the welcome and enters the project. */
  const enter = async (reader: Reader, reply: object | null = { id: reader.id }) => {
    const client = await liveClient(world.url, reader.token);
    open.push(client);
    if (reply) client.socket.emit('welcome', reply);
    expect(await client.join(room)).toMatchObject({ ok: true });
    return client;
  };
  const sees = async (client: LiveClient, names: readonly string[], timeout = 1_000) => {
    const namesSeen = () => presentTo(client)?.people.map(({ name }) => name);
    await expect.poll(() => namesSeen()?.toSorted(), { timeout }).toEqual(names);
    expect(presentTo(client)).toMatchObject({ room, count: names.length });
  };

  beforeAll(async () => {
    world = await openWorld();
    tracker = trackerEvents(world);
    owner = await world.person('김하늘');
    member = await world.person('이바다');
    const project = await tracker.project(owner);
    await tracker.join(project, member);
    await world.untilSettled();
    room = `project:${project}`;
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.close();
  });
  afterAll(() => world.close());

  it('is told to everyone on it within a second, each person once, until the last tab has gone', async () => {
    const mine = await enter(owner);
    await sees(mine, ['김하늘']);
    const [first, second] = [await enter(member), await enter(member)];
    await Promise.all([mine, first, second].map((client) => sees(client, ['김하늘', '이바다'])));
    first.close();
    second.close();
    await sees(mine, ['김하늘'], 3_000);
  });

  it('is nobody who does not answer the welcome, or who answers as someone else', async () => {
    const mine = await enter(owner);
    await enter(member, null);
    const forging = await enter(member, { id: owner.id, name: '김하늘' });
    await sees(forging, ['김하늘']);
    await sees(mine, ['김하늘']);
  });

  it('is no longer who was removed, and he hears no more of it', async () => {
    const [mine, his] = [await enter(owner), await enter(member)];
    await sees(mine, ['김하늘', '이바다']);
    const [, id = ''] = room.split(':');
    await tracker.onProject(id, { type: 'MemberRemoved', data: { id, userId: member.id } });
    await sees(mine, ['김하늘'], 3_000);
    const messages = his.messages.filter(({ event }) => event === 'presence').length;
    await enter(owner);
    (await enter(await world.person('관리자', 10))).close();
    await sees(mine, ['김하늘'], 3_000);
    expect(his.messages.filter(({ event }) => event === 'presence')).toHaveLength(messages);
    expect(await his.join(room)).toMatchObject({ ok: false });
  });
});
