import type { EventStore } from '@maru/platform/event-store/event-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Erasure } from '../../identity/user/erasure.workflow.ts';
import { over } from '../../pipeline/memo.fixture.ts';
import { checkpointsOf } from '../runner/checkpoint.view.ts';
import type { Perform } from '../runner/workflow.ts';
import { erasureWorld, type ErasureWorld, type Somebody } from './erasure.fixture.ts';

const always = () => true;
const name = '별쏠둥뷔';
const forgotten = {
  key: 'destroyed',
  email: ['EmailReserved', 'EmailReleased'],
  social: ['SocialReserved', 'SocialReleased'],
  sessions: ['withdrawn', 'withdrawn'],
  pictures: 0,
  photosOfClaims: 1,
  mails: 0,
  inViews: false,
};
const untouched = {
  key: 'there',
  email: ['EmailReserved'],
  social: ['SocialReserved'],
  sessions: ['open', 'open'],
  pictures: 2,
  photosOfClaims: 1,
  mails: 1,
  inViews: true,
};

describe('an erasure', () => {
  let world: ErasureWorld;
  let gone: Somebody;
  let other: Somebody;
  beforeEach(async () => {
    world = await erasureWorld();
    gone = await world.person(name);
    other = await world.person('이바다');
  });
  afterEach(() => world.close());

  it('forgets who has withdrawn, and nobody else', async () => {
    await world.start().poll(always);
    expect(await world.left(gone, name)).toMatchObject(untouched);
    await world.withdraw(gone);
    await world.start().poll(always);
    expect(await world.left(gone, name)).toMatchObject(forgotten);
    expect(await world.left(other, '이바다')).toMatchObject(untouched);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('is finished by another process when one dies after %i steps', async (steps) => {
    await world.withdraw(gone);
    const dying = (perform: Perform<Erasure>): Perform<Erasure> => {
      let done = 0;
      return async (...reaction) => {
        if (done >= steps) throw new Error('killed');
        done += 1;
        await perform(...reaction);
      };
    };
    await world.start({ perform: dying }).poll(always);
    expect(await world.left(gone, name)).not.toMatchObject(forgotten);
    await world.start().poll(always);
    expect(await world.left(gone, name)).toMatchObject(forgotten);
    expect(await world.left(other, '이바다')).toMatchObject(untouched);
  });

  it.each([0, 1, 2, 3])(
    'is finished, and writes nothing twice, when a process dies amid a step, its %i. event written',
    async (written) => {
      await world.withdraw(gone);
      const dying = (events: EventStore): EventStore => {
        let left = written;
        return {
          ...over(events),
          append: async (...append) => {
            const answer = await events.append(...append);
            if ((left -= 1) < 0) throw new Error('killed');
            return answer;
          },
        };
      };
      await world.start({ events: dying }).poll(always);
      await world.start().poll(always);
      expect(await world.left(gone, name)).toMatchObject(forgotten);
    },
  );

  it('is done again without harm after a lost checkpoint, also to an address that has another account by then', async () => {
    await world.withdraw(gone);
    await world.start().poll(always);
    await world.reserve(other.id, gone.hash);
    const { events, email } = await world.left(gone, name);
    expect(email).toEqual(['EmailReserved', 'EmailReleased', 'EmailReserved']);
    await checkpointsOf(world.views, 'erasure').forget();
    await world.start().poll(always);
    expect(await world.left(gone, name)).toEqual({ ...forgotten, email, events });
  });

  it('waits for views that are behind, and goes on then', async () => {
    await world.withdraw(gone);
    const [position] = [(await world.left(gone, name)).events];
    const perform =
      (real: Perform<Erasure>): Perform<Erasure> =>
      (erasure, cause) =>
        real(erasure, { ...cause, position: position + 1 });
    await world.start({ perform }).poll(always);
    expect(await world.left(gone, name)).not.toMatchObject(forgotten);
    await world.start().poll(always);
    expect(await world.left(gone, name)).toMatchObject(forgotten);
  });
});
