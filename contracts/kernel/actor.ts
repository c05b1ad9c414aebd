import { adminLevel } from './limits.ts';

/** Who asks: `id` is a user's UUID or `system`. */
export interface Actor {
  readonly id: string;
  readonly level: number;
}

/** The system's own commands (demo data, workflows). */
export const system: Actor = { id: 'system', level: adminLevel };
export const isAdmin = (actor: Actor) => actor.level >= adminLevel;
