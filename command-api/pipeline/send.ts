import { type Actor, system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { currentCorrelation } from '@maru/platform/log/logger';
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Command, Load } from './aggregate.ts';
import { commandIdOf } from './command-id.ts';
import type { CommandAnswer, CommandRequest, Execute } from './command-request.ts';

export interface Sending extends Pick<CommandRequest, 'ifRevision' | 'deadline'> {
  readonly as?: Actor;
  /** The same id is a repeat of the first command. */
  readonly id?: string;
}

export type Send = (command: Command, sending?: Sending) => Promise<CommandAnswer>;

export interface Origin {
  /** Undefined without a login: each command then says in whose name it is. */
  readonly actor: Actor | undefined;
  readonly ipHash?: string;
  readonly correlationId?: string;
}

export const sender =
  (execute: Execute, { actor, ipHash = '', correlationId }: Origin): Send =>
  async (command, { as = actor, id = v7(), ...rest } = {}) => {
    if (!as) throw new Rejected('not_logged_in');
    const correlation = correlationId ?? currentCorrelation() ?? id;
    return execute({ ...rest, command, actor: as, commandId: id, ipHash, correlationId: correlation });
  };

/** The same name again is the same command. */
export type SystemSend = (command: Command, name?: string) => Promise<void>;

export interface SystemCommands {
  readonly load: Load;
  readonly send: SystemSend;
}

const namedId = (name: string) => commandIdOf(system.id, createHash('sha256').update(name).digest('hex'));

/** Recorded as sent by whoever caused it. */
export const sendAsSystem =
  (send: Send): SystemSend =>
  async (command, name) => {
    await send(command, { as: system, ...(name !== undefined && { id: namedId(name) }) });
  };
