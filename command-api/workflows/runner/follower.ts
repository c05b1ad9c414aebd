import { ignore } from '@maru/contracts/kernel/decider';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { Engines } from '@maru/platform/engines/engines';
import type { EventBatch, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Log } from '@maru/platform/log/logger';
import { checkpointsOf } from './checkpoint.view.ts';
import type { Perform, Workflow } from './workflow.ts';

/** Follows the log in rounds. A round that throws goes on at the event it threw at; what was done before it is done. */
export interface Follower {
  /** Up to the head of the log; ends early when `goOn` says so. */
  round(goOn: () => boolean): Promise<void>;
}

/** Up to where it was read, and where the last checkpoint was kept. */
interface Standing {
  position: number;
  kept: number;
}

/** So far the log may move on before a checkpoint is kept where nothing was to be done. */
const checkpointEvery = 1_000;

export type FollowerEngines = Pick<Engines, 'events' | 'views'>;

export const follower = <E extends DomainEvent, Errand>(
  { events, views }: FollowerEngines, log: Pick<Log, 'error'>, workflow: Workflow<E, Errand>, perform: Perform<Errand>,
): Follower => {
  const checkpoints = checkpointsOf(views, workflow.name);
  const errandsOf = reading(workflow);
  let at: Standing | undefined;

  const begin = async (): Promise<Standing> => {
    const position = await checkpoints.load();
    if ((await events.head()) >= position) return { position, kept: position };
    log.error({ workflow: workflow.name, position }, 'the log ends before what was already read of it: run npm run verify');
    await checkpoints.forget();
    return { position: 0, kept: 0 };
  };
  const keep = async (now: Standing) => {
    await checkpoints.save(now.position);
    now.kept = now.position;
  };

  /** Whether all of it was done. */
  const handle = async ({ events: found, position }: EventBatch, now: Standing, goOn: () => boolean): Promise<boolean> => {
    for (const event of found) {
      for (const errand of errandsOf(event)) {
        if (!goOn()) return false;
        await perform(errand, event);
      }
      now.position = event.position;
    }
    now.position = position;
    if (found.length > 0 || position - now.kept >= checkpointEvery) await keep(now);
    return goOn();
  };

  return {
    round: async (goOn) => {
      const now = (at ??= await begin());
      for await (const batch of events.readAll({ after: now.position, prefixes: workflow.streams })) {
        if (!(await handle(batch, now, goOn))) return;
      }
    },
  };
};

/** A type that the workflow does not know is of a newer version of the program: it is passed over, as it was meant for that one. */
const reading = <E extends DomainEvent, Errand>({ on }: Workflow<E, Errand>) => {
  const handlers = on as Readonly<Record<string, typeof ignore | ((event: RecordedEvent) => readonly Errand[])>>;
  return (event: RecordedEvent): readonly Errand[] => {
    const handle = handlers[event.type];
    return handle === undefined || handle === ignore ? [] : handle(event);
  };
};
