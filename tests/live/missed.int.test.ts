import { userStream } from '@maru/contracts/identity/user/user.events';
import type { LiveBus } from '@maru/platform/live-bus/live-bus';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { memorySocketCluster } from '@maru/platform/socket-cluster/memory-socket-cluster';
import type { Namespace } from 'socket.io';
import type { Adapter } from 'socket.io-adapter';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LiveClient, liveClient } from '../support/live-client.ts';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';
import { trackerEvents } from '../support/tracker-events.ts';

/** A bus that loses what is said while it is away, and says so when it is back. */
const losingBus = () => {
  const bus = memoryLiveBus();
  let away = false;
  const publish: LiveBus['publish'] = async (announcements) => (away ? undefined : bus.publish(announcements));
  const sockets = memorySocketCluster(bus, (error) => {
    throw error;
  });
  const adapterOf = sockets.sender as (namespace: Namespace) => object;
  function sender(namespace: Namespace) {
    const adapter = adapterOf(namespace) as Adapter & { doPublish: (message: unknown) => Promise<string> };
    const send = adapter.doPublish.bind(adapter);
    adapter.doPublish = async (message) => (away ? '' : send(message));
    return adapter;
  }
  return {
    live: { bus: { ...bus, publish }, sockets: { ...sockets, sender } },
    goAway: () => {
      away = true;
    },
    comeBack: async () => {
      away = false;
      await bus.lost();
    },
  };
};

describe('after the live bus lost something', () => {
  const { live, goAway, comeBack } = losingBus();
  let world: ReadingWorld;
  let tracker: ReturnType<typeof trackerEvents>;
  let [owner, member] = [] as unknown as [Reader, Reader];
  let [project, issue] = ['', ''];
  const open: LiveClient[] = [];
  const connect = async (reader: Reader) => {
    const client = await liveClient(world.url, reader.token);
    open.push(client);
    for (const room of [`project:${project}`, `issue:${issue}`])
      expect(await client.join(room)).toMatchObject({ ok: true });
    return client;
  };
  const lose = async (work: () => Promise<unknown>) => {
    goAway();
    await work();
    await world.untilSettled();
    await comeBack();
  };

  beforeAll(async () => {
    world = await openWorld(live);
    tracker = trackerEvents(world);
    owner = await world.person('김하늘');
    member = await world.person('이바다');
    project = await tracker.project(owner);
    await tracker.join(project, member);
    issue = await tracker.issue(project, owner);
    await world.untilSettled();
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.close();
  });
  afterAll(() => world.close());

  const comment = () => tracker.comment({ prj_id: project, issue_id: issue }, owner);

  it('pages are told before they hear more, and find what they missed from what they knew', async () => {
    const client = await connect(owner);
    const known = await comment();
    const { payload } = await client.until((messages) => messages.payload.id === known);
    let missed = '';
    await lose(async () => {
      missed = await comment();
    });
    const later = await comment();
    await client.until((messages) => messages.payload.id === later);
    const events = client.messages.filter(({ event }) => ['missed', 'update_comment'].includes(event));
    expect(events.map(({ event, payload: said }) => (event === 'missed' ? event : said.id))).toEqual([
      known,
      'missed',
      later,
    ]);
    const again = await client.join(`issue:${issue}`);
    expect(again.ok ? again.positions?.['comment'] : 0).toBeGreaterThan(payload.position ?? Infinity);
    const query = { room: `issue:${issue}`, comment: payload.position ?? 0 };
    const { body } = await world.get<{ changes: readonly { id: string }[] }>('request/changes', { as: owner, query });
    expect(body.changes.map(({ id }) => id)).toEqual([missed, later]);
  });

  it('people are shown as they are by now', async () => {
    const client = await connect(owner);
    const image = '/image/new.webp';
    const before = await comment();
    await client.until(({ payload }) => payload.id === before);
    await lose(() => world.append(userStream(owner.id), [{ type: 'UserImageChanged', data: { id: owner.id, image } }]));
    const after = await comment();
    const { payload } = await client.until((messages) => messages.payload.id === after);
    expect(payload.document?.['author']).toMatchObject({ image });
    const { body } = await world.get<{ comments: readonly { id: string; author: object }[] }>('request/comment/list', {
      as: owner,
      query: { id: issue, last_update: -1 },
    });
    expect(body.comments.find(({ id }) => id === after)?.author).toMatchObject({ image });
  });

  it('whoever lost a project meanwhile loses its rooms', async () => {
    const client = await connect(member);
    await lose(() => tracker.onProject(project, { type: 'MemberRemoved', data: { id: project, userId: member.id } }));
    await client.until(({ event, payload }) => event === 'removed' && payload.room === `project:${project}`);
    await client.until(({ event, payload }) => event === 'removed' && payload.room === `issue:${issue}`);
    expect(await client.join(`issue:${issue}`)).toEqual({ ok: false, code: 'not_member' });
  });
});
