import { projectionStream } from '@maru/contracts/site/projection/projection.events';
import { pause } from '@maru/platform/clock/pause';
import type { Closable, Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import type { Projections } from '../../runtime/start-projections.ts';
import { heardUpTo, type OwnedViews, ownedViews } from './owned-views.ts';
import { rebuildAsked } from './rebuild-asked.ts';
import { openStandings } from './standings.ts';

type FollowedEngines = Pick<Engines, 'events' | 'views' | 'clock'>;

/** The log is polled, because an empty poll is cheap and needs no watchdog. */
const usualPace = { everyMs: 1_000 };
const prefixes = [projectionStream('')];

/** Reads on from where the last call ended, and from farther back where a view has come that is behind that. */
const requestReader = (
  { events }: FollowedEngines,
  owned: OwnedViews,
  { standings }: Pick<Projections, 'standings'>,
) => {
  let position = Infinity;
  return async () => {
    const head = await events.head();
    const from = await owned.follow(standings(), head);
    position = Math.min(position, from);
    for await (const batch of events.readAll({ after: position, prefixes })) {
      for (const event of batch.events) owned.hear(event);
      position = batch.position;
    }
  };
};

/** What is asked for while a view is built for the first time waits until it is shown. */
const retryParked = async (owned: OwnedViews, { unpark }: Pick<Projections, 'unpark'>) => {
  for (const one of owned.all().filter(({ live }) => live))
    for (const { document, position } of one.retries.splice(0)) {
      await unpark(one.view, document);
      heardUpTo(one, position);
    }
};

/** Does with the projections of this process what administrators ask for, and says how they are. */
export const followRequests = (
  engines: FollowedEngines,
  projections: Pick<Projections, 'standings' | 'rebuild' | 'unpark'>,
  log: Pick<Log, 'warn' | 'error'>,
  { everyMs } = usualPace,
): Closable => {
  const ended = new AbortController();
  const follow = async () => {
    const standings = await openStandings(engines.views);
    const owned = ownedViews(standings);
    const read = requestReader(engines, owned, projections);
    let working: Promise<void> | undefined;
    const work = () => {
      working ??= rebuildAsked(projections, owned.all(), engines.clock, () => ended.signal.aborted)
        .catch((err: unknown) => log.error({ err }, 'views were not built anew'))
        .finally(() => (working = undefined));
    };
    do {
      await read();
      await retryParked(owned, projections);
      work();
      await standings.publish(owned.documents());
    } while (await pause(everyMs, ended.signal));
  };
  const untilEnded = async () => {
    do await follow().catch((err: unknown) => log.warn({ err }, 'requests to projections were not read, trying again'));
    while (await pause(everyMs, ended.signal));
  };
  const following = untilEnded();
  return {
    close: async () => {
      ended.abort();
      await following;
    },
  };
};
