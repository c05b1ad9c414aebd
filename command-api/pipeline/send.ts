import { type Actor, system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { currentCorrelation, withCorrelation } from '@maru/platform/log/logger';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Command, Load } from './aggregate.ts';
import { commandIdOf } from './command-id.ts';
import type { CommandAnswer, CommandRequest, Execute } from './command-request.ts';

export interface Sending extends Pick<CommandRequest, 'ifRevision' | 'deadline' | 'isUnrepeated'> {
  readonly as?: Actor;
  /** The same id is a repeat of the first command. */
  readonly id?: string;
}

export type Send = (command: Command, sending?: Sending) => Promise<CommandAnswer>;

export interface Origin extends Pick<CommandRequest, 'source'> {
  /** Undefined without a login: each command then says in whose name it is. */
  readonly actor: Actor | undefined;
  readonly ipHash?: string;
  readonly correlationId?: string;
}

/** What a request of a workflow says when `cause` is why it is sent. */
export const followsFrom = ({ id, meta }: Pick<RecordedEvent, 'id' | 'meta'>, workflow: string) => ({
  ipHash: '',
  source: `workflow:${workflow}` as const,
  correlationId: meta.correlationId,
  causationId: id,
});

const causes = new AsyncLocalStorage<string>();

/** Whatever `work` sends by a `Send` follows from `cause`: it is recorded with its id, under its correlation id. */
export const following = <T>({ id, meta }: Pick<RecordedEvent, 'id' | 'meta'>, work: () => T): T =>
  withCorrelation(meta.correlationId, () => causes.run(id, work));

export const sender =
  (execute: Execute, { actor, source, ipHash = '', correlationId }: Origin): Send =>
  async (command, { as = actor, id = v7(), ...rest } = {}) => {
    if (!as) throw new Rejected('not_logged_in');
    const correlation = correlationId ?? currentCorrelation() ?? id;
    const origin = { ipHash, source, correlationId: correlation, causationId: causes.getStore() };
    return execute({ ...rest, ...origin, command, actor: as, commandId: id });
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
