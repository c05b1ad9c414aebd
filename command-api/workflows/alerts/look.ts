import type { AlertRule } from '@maru/contracts/site/alert/alert.fields';
import { verificationStream } from '@maru/contracts/site/verification/verification.events';
import { verificationFold } from '@maru/contracts/site/verification/verification.fold';
import type { Engines } from '@maru/platform/engines/engines';
import type { Load } from '../../pipeline/aggregate.ts';
import { countEngines } from './count-engines.ts';
import { countParked } from './count-parked.ts';
import { countProjections } from './count-projections.ts';
import { countWork } from './count-work.ts';

export type WatchedEngines = Pick<Engines, 'events' | 'views' | 'leases' | 'clock'>;

export interface Look {
  /** Of how much each rule would tell; 0 where all is well. */
  readonly counts: Readonly<Record<AlertRule, number>>;
  /** The end of the log then. */
  readonly head: number;
}

/** The last check of the log; events that only somebody else wrote are in no view and harm nothing. */
const countBadEvents = async (load: Load): Promise<number> => {
  const { last } = (await load(verificationFold, verificationStream)).state;
  return last ? last.bad - last.foreign : 0;
};

/** How the product is. A projection is behind where it has not come to `reached`, the end of the log a look ago. */
export const lookAround = async (engines: WatchedEngines, load: Load, reached: number): Promise<Look> => {
  const { views, events, clock } = engines;
  const now = clock.now();
  return {
    counts: {
      parked: await countParked(views),
      ...(await countWork(views, now)),
      ...(await countProjections(engines, reached)),
      'bad-events': await countBadEvents(load),
      ...(await countEngines(views, now)),
    },
    head: await events.head(),
  };
};
