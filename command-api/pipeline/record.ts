import type { DomainEvent } from '@maru/contracts/kernel/message';
import { chain } from '@maru/platform/event-store/hash-chain';
import { eventIdOf } from './command-id.ts';
import type { CommandRequest } from './command-request.ts';
import type { Snapshot } from './fold.ts';

interface Decision {
  readonly stream: string;
  readonly at: string;
  /** The end of the stream they go to, as it was decided on. */
  readonly now: Pick<Snapshot<unknown>, 'revision' | 'hash'>;
  readonly events: readonly DomainEvent[];
}

/** Decided events with ids, metadata and hashes, ready to be appended. */
export const record = ({ actor, commandId, ipHash, correlationId }: Omit<CommandRequest, 'command'>, decision: Decision) => {
  const { stream, at, now } = decision;
  const meta = { at, actorId: actor.id, commandId, correlationId, causationId: commandId, schemaVersion: 1, ipHash };
  const events = decision.events.map(({ type, data }, index) => ({
    id: eventIdOf(commandId, [stream, now.hash, index, type, data, meta]), type, data, meta,
  }));
  const previous = now.hash === undefined ? 'none' : { revision: now.revision, hash: now.hash };
  return chain({ stream, previous, events });
};
