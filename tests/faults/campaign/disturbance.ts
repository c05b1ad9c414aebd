import type { SteadyLoad } from '../stack/steady-load.ts';

export interface Seen {
  /** Processes that were killed. */
  readonly kills: number;
  /** What else is worth telling. */
  readonly saw?: string;
}

/** Something that goes wrong under load, from its beginning to its end. */
export interface DisturbanceOn<Ground> {
  readonly name: string;
  /** How often it is chosen beside the others. */
  readonly weight: number;
  readonly happen: (ground: Ground, load: SteadyLoad) => Promise<Seen>;
}
