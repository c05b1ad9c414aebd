import type { Actor } from '@maru/contracts/kernel/actor';
import type { Command } from './aggregate.ts';

/** A command on its way: who sends it, what, and under which id it will be recognised. */
export interface CommandRequest {
  readonly command: Command;
  readonly actor: Actor;
  readonly commandId: string;
  /** A key of the client named it: it may come again, even where it changes nothing. */
  readonly isKeyed?: boolean | undefined;
  /** The revision the sender last saw, from `If-Match`; without it the newest counts. */
  readonly ifRevision?: number | undefined;
  /** Time of `performance.now()` from which nobody waits for the answer: what has not begun by then is left. */
  readonly deadline?: number;
  /** Keyed hash of the sender's address; empty for the system's own commands. */
  readonly ipHash: string;
  readonly correlationId: string;
}

/** `body` already carries both numbers; they travel as headers too. */
export interface CommandAnswer {
  readonly body: object;
  readonly revision: number;
  readonly position: number;
}

/** Runs a command: checks who may, decides, appends, answers. Throws `Rejected`. */
export type Execute = (request: CommandRequest) => Promise<CommandAnswer>;
