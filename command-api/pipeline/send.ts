import type { Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { currentCorrelation } from '@maru/platform/log/logger';
import { v7 } from 'uuid';
import type { Command } from './aggregate.ts';
import type { CommandAnswer, CommandRequest, Execute } from './command-request.ts';

/** How one command differs from what its sender sends otherwise. */
export interface Sending extends Pick<CommandRequest, 'ifRevision' | 'deadline'> {
  /** In whose name; default: the sender's. */
  readonly as?: Actor;
  /** A command with the same id is a repeat of the first one; without an id each is a command of its own. */
  readonly id?: string;
}

export type Send = (command: Command, sending?: Sending) => Promise<CommandAnswer>;

/** What all commands of one sender have in common. */
export interface Origin {
  /** Undefined for somebody without a login: each command then says in whose name it is. */
  readonly actor: Actor | undefined;
  /** Keyed hash of the sender's address; left out for what the system sends. */
  readonly ipHash?: string;
  /** Default: that of the work going on, or the id of the command. */
  readonly correlationId?: string;
}

/** The one place where commands get their metadata, for requests, workflows and the system alike. */
export const sender =
  (execute: Execute, { actor, ipHash = '', correlationId }: Origin): Send =>
  async (command, { as = actor, id = v7(), ...rest } = {}) => {
    if (!as) throw new Rejected('not_logged_in');
    const correlation = correlationId ?? currentCorrelation() ?? id;
    return execute({ ...rest, command, actor: as, commandId: id, ipHash, correlationId: correlation });
  };
