import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Announcement, Listener, LiveBus } from '@maru/platform/live-bus/live-bus';

/** The views of most tests; an engine's listener hears them from the beginning. */
export const views = ['issue', 'user', 'other'];

/** Two ends of one bus, as in two processes; an engine of one process answers the same bus twice. */
export interface LiveBusUnderTest {
  readonly publisher: LiveBus;
  readonly listener: LiveBus;
  readonly close: () => Promise<void>;
}

const announcement = (id: string, document: object | null = { id }): Announcement => ({
  view: 'issue',
  id,
  revision: 3,
  position: 41,
  document,
});

/** Collects what a listener hears; `heard` resolves once an announcement of the id came. */
function collector() {
  const all: Announcement[] = [];
  const waiting = new Map<string, () => void>();
  return {
    all,
    listener: (announcements: readonly Announcement[]) => {
      all.push(...announcements);
      for (const { id } of announcements) waiting.get(id)?.();
    },
    heard: (id: string) =>
      new Promise<void>((resolve) => {
        if (all.some((announced) => announced.id === id)) resolve();
        else waiting.set(id, resolve);
      }),
  };
}

/** What every live bus does, whatever its engine. A last announcement proves what did not come before it. */
export function liveBusConformance(name: string, open: () => Promise<LiveBusUnderTest>): void {
  describe(`live bus: ${name}`, () => {
    let bus: LiveBusUnderTest;
    beforeEach(async () => {
      bus = await open();
    });
    afterEach(() => bus.close());

    const listen = (listener: Listener, missed = () => {}) => bus.listener.listen(listener, missed, views);
    const untilLast = async (seen: ReturnType<typeof collector>) => {
      await bus.publisher.publish([announcement('last')]);
      await seen.heard('last');
    };
    const broken = () => {
      throw new Error('a broken listener');
    };

    it('tells every listener what was published, in order', async () => {
      const [one, other] = [collector(), collector()];
      listen(one.listener);
      listen(other.listener);
      const published = [announcement('1', { text: '검토 👷🏽‍♀️', nested: [1, null] }), announcement('2', null)];
      await bus.publisher.publish(published);
      await bus.publisher.publish([announcement('last')]);
      await Promise.all([one.heard('last'), other.heard('last')]);
      expect(one.all).toEqual([...published, announcement('last')]);
      expect(other.all).toEqual(one.all);
    });

    it('tells those who name views of these only, and of every loss', async () => {
      const [all, some] = [collector(), collector()];
      const said: string[] = [];
      let prepared = () => {};
      const ready = new Promise<void>((resolve) => (prepared = resolve));
      const missed = () => {
        said.push('missed');
        prepared();
      };
      listen(all.listener);
      bus.listener.listen(
        (announcements) => {
          said.push(...announcements.map(({ id }) => id));
          some.listener(announcements);
        },
        missed,
        ['user', 'other'],
      );
      await bus.publisher.lost();
      await ready;
      await bus.publisher.publish([announcement('2'), { ...announcement('1'), view: 'user' }, announcement('3')]);
      await bus.publisher.lost();
      await bus.publisher.publish([{ ...announcement('last'), view: 'other' }]);
      await Promise.all([all.heard('last'), some.heard('last')]);
      expect(all.all.map(({ id }) => id)).toEqual(['2', '1', '3', 'last']);
      expect(said.slice(said.indexOf('1'))).toEqual(['1', 'missed', 'last']);
    });

    it('keeps the announcements of one call together', async () => {
      const calls: number[] = [];
      const seen = collector();
      listen((announcements) => calls.push(announcements.length));
      listen(seen.listener);
      await bus.publisher.publish([announcement('1'), announcement('2'), announcement('last')]);
      await seen.heard('last');
      expect(calls).toEqual([3]);
    });

    it('carries large documents, and more than fits into one message, in order', async () => {
      const seen = collector();
      listen(seen.listener);
      const large = announcement('large', { text: '가'.repeat(1_000_000) });
      const many = Array.from({ length: 400 }, (_, n) => announcement(String(n), { text: 'x'.repeat(5_000) }));
      await bus.publisher.publish([large, ...many]);
      await untilLast(seen);
      expect(seen.all).toEqual([large, ...many, announcement('last')]);
    });

    it('tells those who ask that something may be lost, between what was said before and after', async () => {
      const said: string[] = [];
      const seen = collector();
      listen(
        (announcements) => said.push(...announcements.map(({ id }) => id)),
        () => said.push('missed'),
      );
      listen(seen.listener);
      await bus.publisher.publish([announcement('1')]);
      await bus.publisher.lost();
      await untilLast(seen);
      expect(said).toEqual(['1', 'missed', 'last']);
    });

    it('tells nothing when nothing is published', async () => {
      const calls: number[] = [];
      const seen = collector();
      listen((announcements) => calls.push(announcements.length));
      listen(seen.listener);
      await bus.publisher.publish([]);
      await untilLast(seen);
      expect(calls).toEqual([1]);
    });

    it('tells nothing to a listener that left, and goes on for the others', async () => {
      const [leaving, staying] = [collector(), collector()];
      const leave = listen(leaving.listener);
      listen(staying.listener);
      await bus.publisher.publish([announcement('1')]);
      await Promise.all([leaving.heard('1'), staying.heard('1')]);
      leave();
      leave();
      await bus.publisher.publish([announcement('last')]);
      await staying.heard('last');
      expect(leaving.all).toEqual([announcement('1')]);
    });

    it('tells a late listener nothing of before', async () => {
      const early = collector();
      listen(early.listener);
      await bus.publisher.publish([announcement('1')]);
      await early.heard('1');
      const late = collector();
      listen(late.listener);
      await bus.publisher.publish([announcement('last')]);
      await late.heard('last');
      expect(late.all).toEqual([announcement('last')]);
    });

    it('listens twice when the same function is given twice', async () => {
      const seen = collector();
      const leave = listen(seen.listener);
      listen(seen.listener);
      leave();
      await untilLast(seen);
      expect(seen.all).toHaveLength(1);
    });

    it('lets one who throws over a loss stop nobody', async () => {
      const seen = collector();
      let told = 0;
      listen(seen.listener, broken);
      const count = () => void (told += 1);
      listen(() => {}, count);
      await bus.publisher.lost();
      await untilLast(seen);
      expect(told).toBe(1);
    });

    it('lets a throwing listener stop neither the others nor the publisher', async () => {
      const seen = collector();
      listen(broken);
      listen(seen.listener);
      await bus.publisher.publish([announcement('1')]);
      await untilLast(seen);
      expect(seen.all.map(({ id }) => id)).toEqual(['1', 'last']);
    });
  });
}
