import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import { logToSeal } from '../log-seal/sealing.fixture.ts';
import { checkpointsOf } from '../runner/checkpoint.view.ts';
import { follower } from '../runner/follower.ts';
import type { WaitingLimits } from '../runner/waiting-things.ts';
import { rememberedReports } from '../runner/reports.fixture.ts';
import type { Perform, Workflow } from '../runner/workflow.ts';

export type Noted = { readonly type: 'Noted'; readonly data: { readonly n: number } };
export const notes: Workflow<Noted, number> = {
  name: 'test',
  version: 2,
  everyMs: 1,
  streams: ['test.a-'],
  waits: 'stream',
  on: { Noted: ({ data: { n } }) => [n] },
};

/** A log of notes and whoever follows it; what is in `stuck` cannot be done, `time.now` are monotonic ms. */
export const followedLog = async () => {
  const world = await logToSeal();
  const reports = rememberedReports();
  const [done, stuck, time] = [[] as string[], new Set<string>(), { now: 0 }];
  const doing: Perform<number> = async (reaction, { stream }) => {
    const name = `${stream} ${reaction}`;
    if (stuck.has(name)) throw new Error(`${name} cannot be done`);
    done.push(name);
  };
  const stored = () => checkpointsOf(world.views, notes.name).load();
  return {
    ...world,
    reports,
    done,
    stuck,
    time,
    doing,
    /** Another process: it knows what is stored, and nothing else. */
    start: (followed = notes, perform = doing, events: EventStore = world.events, limits?: WaitingLimits) =>
      follower(
        { engines: { ...world, events }, log: world.log, reports, now: () => time.now, limits },
        followed,
        perform,
      ),
    stored,
    checkpoint: async () => (await stored())?.position ?? 0,
    eventAt: async (position: number): Promise<RecordedEvent> => {
      const event = await world.events.eventAt(position);
      if (!event) throw new Error(`nothing at ${position}`);
      return event;
    },
  };
};
/** All that a log holds. */
export const allOf = async (events: EventStore): Promise<readonly RecordedEvent[]> => {
  const all: RecordedEvent[] = [];
  for await (const batch of events.readAll({ after: 0 })) all.push(...batch.events);
  return all;
};

/** Another log that begins with these events, as one that was put back does. */
export const putBack = async (events: readonly RecordedEvent[] = []) => {
  const log = await logToSeal();
  for (const { stream, id, type, data, meta, revision } of events)
    await log.events.append(stream, [{ id, type, data, meta }], revision === 0 ? 'none' : revision - 1);
  return log;
};

export type FollowedLog = Awaited<ReturnType<typeof followedLog>>;
