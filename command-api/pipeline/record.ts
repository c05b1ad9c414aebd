import { upcasters } from '@maru/contracts/api/upcasters';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { versionIn } from '@maru/contracts/kernel/upcasters';
import type { NewEvent } from '@maru/platform/event-store/event-store';
import { chain, chainStart, type UnchainedEvent } from '@maru/platform/event-store/hash-chain';
import type { KeyVault } from '@maru/platform/key-vault/key-vault';
import { type AnyPersonal, sealFields } from '@maru/platform/personal-data/seal-fields';
import { eventIdOf } from './command-id.ts';
import type { CommandOrigin } from './command-origin.ts';
import type { Snapshot } from './fold.ts';

interface Decision {
  readonly stream: string;
  readonly at: string;
  readonly now: Pick<Snapshot<unknown>, 'revision' | 'hash'>;
  readonly events: readonly DomainEvent[];
}

interface Sealing {
  readonly keys: Pick<KeyVault, 'obtain'>;
  readonly personal: AnyPersonal | undefined;
}

/** Personal texts are sealed before they are hashed. */
export const record = async (
  origin: CommandOrigin,
  decision: Decision,
  sealing?: Sealing,
): Promise<readonly NewEvent[]> => {
  const { stream, at, now } = decision;
  const metaFor = (type: string) => metaOf(origin, at, versionIn(upcasters, type));
  const idOf = (index: number, type: string, ...content: readonly object[]) =>
    eventIdOf(origin.commandId, [stream, now.hash, index, type, ...content]);

  const plain = ({ type, data }: DomainEvent, index: number): UnchainedEvent => ({
    id: idOf(index, type, data, metaFor(type)),
    type,
    data,
    meta: metaFor(type),
  });
  const sealedEvent =
    ({ keys, personal = {} }: Sealing) =>
    async (event: DomainEvent, index: number): Promise<UnchainedEvent> => {
      const hidden = await sealFields(keys, personal, event);
      if (!hidden) return plain(event, index);
      // Not of the text itself: an id stays when the key is destroyed, and what it was made of could be guessed.
      const { type } = event;
      const marked = { ...metaFor(type), sealed: hidden.sealed };
      const id = idOf(index, type, hidden.withFingerprints, marked);
      return { id, type, data: hidden.sealFor(id), meta: marked };
    };

  const events = sealing?.personal
    ? await Promise.all(decision.events.map(sealedEvent(sealing)))
    : decision.events.map(plain);
  // A stream that begins with what others wrote has revisions and no hash of ours yet.
  const previous = now.revision < 0 ? 'none' : { revision: now.revision, hash: now.hash ?? chainStart };
  return chain({ stream, previous, events });
};

const metaOf = ({ actor, ...origin }: CommandOrigin, at: string, schemaVersion: number): UnchainedEvent['meta'] => {
  const { commandId, commandType, correlationId, causationId = commandId, source, ipHash, requestHash } = origin;
  const command = { commandId, commandType, correlationId, causationId, source };
  return { at, actorId: actor.id, ...command, schemaVersion, ipHash, ...(requestHash && { requestHash }) };
};

export const asDecided = (recorded: readonly NewEvent[], originals: readonly DomainEvent[]): readonly NewEvent[] =>
  recorded.map((event, index) =>
    event.meta.sealed ? { ...event, data: originals[index]?.data ?? event.data } : event,
  );
