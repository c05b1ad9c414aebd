import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';

export const timeOf = (position: number) =>
  new Date(Date.UTC(2026, 0, 5, 10, 0, position)).toISOString().replace('Z', '000Z');

/** Records events one after the other, as the log would: positions from 1, revisions from 0 in each stream. */
export const recorder = () => {
  const revisions = new Map<string, number>();
  let position = 0;
  return (stream: string, { type, data }: DomainEvent): RecordedEvent => {
    const revision = (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, revision);
    position += 1;
    return { id: `event-${position}`, type, data, stream, revision, position, meta: metaAt(timeOf(position)) };
  };
};

export const metaAt = (at: string) => ({
  at,
  actorId: 'actor',
  commandId: 'command',
  correlationId: 'correlation',
  causationId: 'command',
  schemaVersion: 1,
  ipHash: '',
  previousHash: '0'.repeat(64),
  hash: '0'.repeat(64),
});
