import { adminLevel } from './limits.ts';
import type { RejectionCode } from './rejections.ts';

/** Who asks: `id` is a user's UUID or `system`. */
export interface Actor {
  readonly id: string;
  readonly level: number;
}

/** The system's own commands (demo data, workflows). */
export const system: Actor = { id: 'system', level: adminLevel };
export const isAdmin = (actor: Actor) => actor.level >= adminLevel;

/** Rules for the tables of policies; the system is an administrator, too. */
export const adminOnly = (actor: Actor): RejectionCode | undefined => (isAdmin(actor) ? undefined : 'forbidden');
export const systemOnly = ({ id }: Pick<Actor, 'id'>): RejectionCode | undefined =>
  id === system.id ? undefined : 'forbidden';
