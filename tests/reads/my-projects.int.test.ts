import type { Project } from '@maru/contracts/tracker/project/project.views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';
import { trackerEvents } from '../support/tracker-events.ts';

interface List {
  readonly list: readonly Project[];
  readonly total: number;
}

describe('my projects', () => {
  let world: ReadingWorld;
  let [me, other, admin] = [] as unknown as [Reader, Reader, Reader];

  beforeAll(async () => {
    world = await openWorld();
    const tracker = trackerEvents(world);
    me = await world.person('김하늘');
    other = await world.person('이바다');
    admin = await world.person('관리자', 10);
    await tracker.project(other, { title: '남의 것' });
    await tracker.project(me, { title: '내가 만든 것', status: 'Finished' });
    await tracker.join(await tracker.project(other, { title: '구성원인 것' }), me);
    const asked = await tracker.project(other, { title: '요청한 것' });
    await tracker.onProject(asked, { type: 'JoinRequested', data: { id: asked, userId: me.id } });
    const left = await tracker.project(other, { title: '나온 것' });
    await tracker.join(left, me);
    await tracker.onProject(left, { type: 'MemberLeft', data: { id: left, userId: me.id } });
    const gone = await tracker.project(me, { title: '지운 것' });
    await tracker.onProject(gone, { type: 'ProjectDeleted', data: { id: gone } });
    await world.untilSettled();
  });
  afterAll(() => world.close());

  const mine = async (as: Reader) => (await world.get<List>('request/project/mine', { as })).body;

  it('are those one is in or waits for, newest change first, whatever their status', async () => {
    const { list, total } = await mine(me);
    expect(list.map(({ title }) => title)).toEqual(['요청한 것', '구성원인 것', '내가 만든 것']);
    expect(total).toBe(3);
  });

  it('are none for an administrator who is in none', async () => {
    expect(await mine(admin)).toEqual({ list: [], total: 0 });
  });
});
