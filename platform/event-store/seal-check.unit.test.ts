import { sealStream } from '@maru/contracts/kernel/seal.events';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from './event-store.ts';
import { inBatches, logWriter } from './log-writer.fixture.ts';
import { verifyChain } from './verify-chain.ts';

/** a b a [4th event: seal of 3] b [6th event: seal of 5] a, and a tail without a seal. */
const sealedLog = () => {
  const { log, note, seal } = logWriter();
  for (const stream of ['a-1', 'b-1', 'a-1']) note(stream);
  seal(3);
  note('b-1');
  seal(5);
  note('a-1');
  return log;
};

const verified = (log: readonly RecordedEvent[]) => verifyChain(inBatches(log));
const without = (...indexes: readonly number[]) => sealedLog().filter((_, index) => !indexes.includes(index));
const badSeal = (revision: number) => ({ bad: { stream: sealStream, revision, fault: 'seal' } });

describe('seals', () => {
  it('are good when they cover what came before them, wherever positions stand', async () => {
    expect(await verified(sealedLog())).toMatchObject({ events: 7, streams: 3, sealed: 5, bad: undefined });
    const elsewhere = sealedLog().map((event, index) => ({ ...event, position: 7 + index }));
    expect(await verified(elsewhere)).toMatchObject({ sealed: 5, bad: undefined });
  });

  it('may come behind more than they cover', async () => {
    const { log, note, seal } = logWriter();
    for (let n = 0; n < 5; n += 1) note('a-1');
    seal(2);
    seal(5);
    seal(7);
    expect(await verified(log)).toMatchObject({ events: 8, sealed: 7, bad: undefined });
  });

  it('name the first seal behind a tail that was cut off', async () => {
    expect(await verified(without(2, 6))).toMatchObject({ events: 5, sealed: 0, ...badSeal(0) });
    expect(await verified(without(4))).toMatchObject({ events: 6, sealed: 3, bad: { revision: 1, fault: 'seal' } });
  });

  it('name the first seal behind a whole stream that was removed', async () => {
    expect(await verified(sealedLog().filter(({ stream }) => stream !== 'b-1'))).toMatchObject(badSeal(0));
  });

  it('name the first seal behind events in another order', async () => {
    const [first, second, ...rest] = sealedLog();
    if (!first || !second) throw new Error('no events');
    const swapped = [{ ...second, position: first.position }, { ...first, position: second.position }, ...rest];
    expect(await verified(swapped)).toMatchObject({ events: 7, ...badSeal(0) });
  });

  it('name the first seal behind an event that was slipped in', async () => {
    const slipped = logWriter();
    slipped.note('c-1');
    const moved = sealedLog().map((event) => ({ ...event, position: event.position + 10 }));
    expect(await verified([...slipped.log, ...moved])).toMatchObject(badSeal(0));
  });

  it.each([
    ['another hash', (log: ReturnType<typeof logWriter>) => log.seal(1, 'ab'.repeat(32))],
    ['more than there is', (log: ReturnType<typeof logWriter>) => log.seal(9)],
    [
      'no more than the seal before',
      (log: ReturnType<typeof logWriter>) => {
        log.seal(1);
        log.seal(1);
      },
    ],
    ['nothing that can be read', (log: ReturnType<typeof logWriter>) => log.write(sealStream, 'Noted', {})],
  ])('are bad with %s', async (_, add) => {
    const log = logWriter();
    log.note('a-1');
    add(log);
    expect((await verified(log.log)).bad).toMatchObject({
      stream: sealStream,
      fault: 'seal',
      revision: log.log.length - 2,
    });
  });

  it('are not asked for where one stream is read alone', async () => {
    const alone = sealedLog().filter(({ stream }) => stream === sealStream);
    expect(await verifyChain(inBatches(alone), { isPart: true })).toMatchObject({
      events: 2,
      sealed: 0,
      bad: undefined,
    });
  });

  it('cannot tell of a tail that no seal covers yet', async () => {
    expect(await verified(without(6))).toMatchObject({ events: 6, sealed: 5, bad: undefined });
  });
});
