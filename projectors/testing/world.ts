import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import type { EventStore, NewEvent } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import type { Leases } from '@maru/platform/lease/lease';
import { localLeases } from '@maru/platform/lease/local-leases';
import type { Announcement, LiveBus } from '@maru/platform/live-bus/live-bus';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import type { Clock } from '@maru/platform/clock/clock';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { waitForPosition } from '@maru/platform/view-store/wait-for';
import type { AnyProjection } from '../runtime/projection.ts';
import type { Log } from '@maru/platform/log/logger';
import { startProjections, type StartOptions } from '../runtime/start-projections.ts';
import { metaAt } from './record.ts';

/** The embedded engines on an empty folder. */
export interface World {
  readonly events: EventStore;
  readonly views: ViewStore;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly leases: Leases;
  readonly announcements: Announcement[];
  readonly complaints: string[];
  append(stream: string, ...events: readonly DomainEvent[]): Promise<number>;
  /** Runs projections until the world is closed; some engines may be replaced by broken ones. */
  run(
    projections: readonly AnyProjection[],
    options?: StartOptions,
    engines?: Partial<Pick<World, 'events' | 'views' | 'leases'>>,
  ): ReturnType<typeof startProjections>;
  untilSettled(...views: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const quick: StartOptions = { watch: { everyMs: 10, patience: 2 }, retryDelays: [] };

const appending = (events: EventStore, clock: Clock): World['append'] => {
  const revisions = new Map<string, number>();
  return async (stream, ...added) => {
    const made = added.map(({ type, data }): NewEvent => ({
      id: crypto.randomUUID(),
      type,
      data,
      meta: metaAt(clock.stamp()),
    }));
    const { revision, position } = await events.append(stream, made, revisions.get(stream) ?? 'none');
    revisions.set(stream, revision);
    return position;
  };
};

export const openWorld = async (): Promise<World> => {
  const folder = await mkdtemp(join(tmpdir(), 'maru-projectors-'));
  const events = openSqliteEventStore(join(folder, 'events.db'));
  const views = await openSqliteViewStore(join(folder, 'views.db'));
  const announcements: Announcement[] = [];
  const silent = memoryLiveBus();
  const publish: LiveBus['publish'] = (batch) => {
    announcements.push(...batch);
    return silent.publish(batch);
  };
  const bus: LiveBus = { ...silent, publish };
  const clock = fixedClock();
  const leases = localLeases();
  const running: { close(): Promise<void> }[] = [];
  const complaints: string[] = [];
  const complain = (_: unknown, message?: string) => void complaints.push(String(message));
  const log: Log = { info: () => undefined, warn: complain, error: complain };

  return {
    events,
    views,
    bus,
    clock,
    leases,
    announcements,
    complaints,
    append: appending(events, clock),
    run: async (projections, options, engines) => {
      const started = await startProjections({ events, views, bus, clock, leases, ...engines }, log, projections, {
        ...quick,
        ...options,
      });
      running.push(started);
      return started;
    },
    untilSettled: async (...names) => {
      if (!(await waitForPosition(views, names, await events.head(), 10_000)))
        throw new Error('the views do not reach the head of the log');
      // What was written is announced in the same turn.
      await setImmediate();
    },
    close: async () => {
      await Promise.all(running.map((one) => one.close()));
      await Promise.all([events.close(), views.close(), bus.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
