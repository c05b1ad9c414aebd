import type { EventMeta } from '@maru/contracts/kernel/message';
import { sealStream } from '@maru/contracts/kernel/seal.events';
import type { RecordedEvent } from './event-store.ts';
import { chain, type ChainEnd, chainStart, leafOf, rollHash, rollingStart } from './hash-chain.ts';
import type { LogSigner, SealData } from './seal-signature.ts';

const meta = {
  at: '2026-11-21T11:14:22.123456Z',
  actorId: 'a',
  commandId: 'c',
  correlationId: 'c',
  causationId: 'c',
  schemaVersion: 1,
  ipHash: '',
};

/** Chains what is written, at positions that leave gaps. */
export const logWriter = () => {
  const ends = new Map<string, ChainEnd>();
  const log: RecordedEvent[] = [];
  const write = (stream: string, type: string, data: object, at = meta.at) => {
    const previous = ends.get(stream) ?? 'none';
    const revision = previous === 'none' ? 0 : previous.revision + 1;
    const events = [{ id: `id-${log.length}`, type, data, meta: { ...meta, at } }];
    for (const event of chain({ stream, previous, events })) {
      log.push({ ...event, stream, revision, position: 10 * (log.length + 1) });
      ends.set(stream, { revision, hash: event.meta.hash });
    }
  };
  /** What something else writes into a stream that has begun; ours link past it. */
  const intrude = (stream: string) => {
    const end = ends.get(stream);
    if (end === undefined || end === 'none') throw new Error(`${stream} has not begun`);
    const [revision, at] = [end.revision + 1, log.length];
    log.push({
      id: `id-${at}`,
      type: 'Theirs',
      data: {},
      meta: {} as EventMeta,
      stream,
      revision,
      position: 10 * (at + 1),
    });
    ends.set(stream, { ...end, revision });
  };
  const rollingHash = (count: number) => log.slice(0, count).reduce(rollHash, rollingStart);
  const sealOf = (count: number, hash = rollingHash(count)): SealData => ({ position: 10 * count, count, hash });
  const lastSeal = () => log.findLast(({ stream }) => stream === sealStream)?.meta.hash ?? chainStart;
  const headAt = (count: number) => {
    const event = log[count - 1];
    return event ? leafOf(event) : chainStart;
  };
  return {
    log,
    write,
    intrude,
    note: (stream: string, at?: string) => write(stream, 'Noted', { n: log.length }, at),
    kept: (count = log.length) => ({ count, hash: rollingHash(count) }),
    seal: (count: number, hash?: string) => write(sealStream, 'LogSealed', sealOf(count, hash)),
    sign: (signer: LogSigner, more: Partial<SealData> = {}) => {
      const count = log.length;
      const seal = { ...sealOf(count), head: headAt(count), previous: lastSeal(), sealedAt: meta.at, ...more };
      write(sealStream, 'LogSealed', signer.sign(seal));
    },
  };
};

export async function* inBatches(events: readonly RecordedEvent[]): AsyncGenerator<readonly RecordedEvent[]> {
  for (const event of events) yield [event];
}
