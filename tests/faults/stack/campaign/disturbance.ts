import type { SteadyLoad } from '../steady-load.ts';
import type { Ground } from './ground.ts';

export interface Seen {
  /** Processes that were killed. */
  readonly kills: number;
  /** What else is worth telling. */
  readonly saw?: string;
}

/** Something that goes wrong, from its beginning to its end; what recovers by itself may still be at it then. */
export interface Disturbance {
  readonly name: string;
  /** How often it is chosen beside the others. */
  readonly weight: number;
  readonly happen: (ground: Ground, load: SteadyLoad) => Promise<Seen>;
}
