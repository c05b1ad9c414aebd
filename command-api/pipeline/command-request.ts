import type { Actor } from '@maru/contracts/kernel/actor';
import type { Source } from '@maru/contracts/kernel/message';
import type { Command } from './aggregate.ts';

export interface CommandRequest {
  readonly command: Command;
  readonly actor: Actor;
  readonly commandId: string;
  /** A key of the client named it, so it may come again, even where it changes nothing. */
  readonly isKeyed?: boolean | undefined;
  /** Its id was made up for it alone, so no hash of what it asks is kept to know a repeat by. */
  readonly isUnrepeated?: boolean | undefined;
  /** The revision the sender last saw, from `If-Match`; without it the newest counts. */
  readonly ifRevision?: number | undefined;
  /** Time of `performance.now()` from which nobody waits for the answer. */
  readonly deadline?: number;
  readonly ipHash: string;
  readonly correlationId: string;
  readonly source: Source;
  /** The event or command it follows from; default: itself, because somebody asked for it. */
  readonly causationId?: string | undefined;
}

export interface CommandAnswer {
  readonly body: object;
  readonly revision: number;
  readonly position: number;
}

export type Execute = (request: CommandRequest) => Promise<CommandAnswer>;
