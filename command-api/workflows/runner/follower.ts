import { ignore } from '@maru/contracts/kernel/decider';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { Engines } from '@maru/platform/engines/engines';
import type { EventBatch, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Log } from '@maru/platform/log/logger';
import { following } from '../../pipeline/send.ts';
import { type Checkpoints, checkpointsOf } from './checkpoint.view.ts';
import { delayedReactions } from './delayed-reactions.ts';
import type { Perform, Workflow } from './workflow.ts';

/** A poll that throws goes on at the event it threw at. */
export interface Follower {
  /** Answers the ms until the next look, when known. */
  poll(goOn: () => boolean): Promise<number | undefined>;
}

interface FollowState {
  position: number;
  checkpoint: number;
  savedAt: number;
}

/** `early` is by how many ms a reaction came too early. */
interface Stop {
  readonly early?: number;
}

/** How long a checkpoint may be behind where nothing was to be done, ms. */
const keepEveryMs = 30_000;

export type FollowerEngines = Pick<Engines, 'events' | 'views' | 'clock'>;

export const follower = <E extends DomainEvent, Reaction>(
  { events, views, clock }: FollowerEngines,
  log: Pick<Log, 'error'>,
  workflow: Workflow<E, Reaction>,
  perform: Perform<Reaction>,
): Follower => {
  const checkpoints = checkpointsOf(views, workflow.name);
  const reactions = reactionsOf(workflow);
  const delayed = delayedReactions<Reaction>((reaction, event) =>
    following(event, async () => perform(reaction, event)),
  );
  let at: FollowState | undefined;

  const keep = keeper(checkpoints, delayed.doneUpTo, clock);

  const handle = async (
    { events: found, position }: EventBatch,
    now: FollowState,
    goOn: () => boolean,
  ): Promise<Stop | undefined> => {
    for (const event of found) {
      for (const reaction of reactions(event)) {
        if (!goOn()) return {};
        const early = await delayed.perform(reaction, event);
        if (typeof early === 'number') return stopEarly(early, now, keep);
      }
      now.position = event.position;
    }
    now.position = position;
    if (found.length > 0 || clock.now() - now.savedAt >= keepEveryMs) await keep(now);
    return goOn() ? undefined : {};
  };

  return {
    poll: async (goOn) => {
      const complain = (position: number) => log.error({ workflow: workflow.name, position }, cutOffMessage);
      const now = (at ??= { ...(await beginning(events, checkpoints, complain)), savedAt: clock.now() });
      if ((await delayed.retry(goOn)) > 0) await keep(now);
      for await (const batch of events.readAll({ after: now.position, prefixes: workflow.streams })) {
        const stop = await handle(batch, now, goOn);
        if (stop) return stop.early;
      }
      return undefined;
    },
  };
};

const stopEarly = async (early: number, now: FollowState, keep: (now: FollowState) => Promise<void>): Promise<Stop> => {
  if (now.position > now.checkpoint) await keep(now);
  return { early };
};

const keeper =
  (checkpoints: Checkpoints, doneUpTo: (position: number) => number, { now: time }: FollowerEngines['clock']) =>
  async (now: FollowState) => {
    const position = doneUpTo(now.position);
    if (position > now.checkpoint) await checkpoints.save(position);
    now.checkpoint = Math.max(now.checkpoint, position);
    now.savedAt = time();
  };

const cutOffMessage = 'the log ends before what was already read of it: run npm run verify';

/** The start of the log where that was cut off before the checkpoint. */
const beginning = async (
  events: FollowerEngines['events'],
  checkpoints: Checkpoints,
  complain: (position: number) => void,
): Promise<Omit<FollowState, 'savedAt'>> => {
  const position = await checkpoints.load();
  if ((await events.head()) >= position) return { position, checkpoint: position };
  complain(position);
  await checkpoints.forget();
  return { position: 0, checkpoint: 0 };
};

/** An unknown type is of a newer version of the program and meant for that one, so it is passed over. */
export const reactionsOf = <E extends DomainEvent, Reaction>({ on }: Workflow<E, Reaction>) => {
  const handlers = on as Readonly<Record<string, typeof ignore | ((event: RecordedEvent) => readonly Reaction[])>>;
  return (event: RecordedEvent): readonly Reaction[] => {
    const handle = handlers[event.type];
    return handle === undefined || handle === ignore ? [] : handle(event);
  };
};
