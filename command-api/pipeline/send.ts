import { type Actor, system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { currentCorrelation } from '@maru/platform/log/logger';
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Command, Load } from './aggregate.ts';
import { commandIdOf } from './command-id.ts';
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

/** Sends a command of the system; the same name again is the same command, without one it is always another. */
export type SystemSend = (command: Command, name?: string) => Promise<void>;

/** How services of the system read streams and change them. */
export interface SystemCommands {
  readonly load: Load;
  readonly send: SystemSend;
}

const namedId = (name: string) => commandIdOf(system.id, createHash('sha256').update(name).digest('hex'));

/** The system's own commands, recorded as sent by whoever caused them. */
export const bySystem =
  (send: Send): SystemSend =>
  async (command, name) => {
    await send(command, { as: system, ...(name !== undefined && { id: namedId(name) }) });
  };
