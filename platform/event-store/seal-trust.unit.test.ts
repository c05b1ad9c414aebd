import { sealStream } from '@maru/contracts/kernel/seal.events';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from './event-store.ts';
import { inBatches, logWriter } from './log-writer.fixture.ts';
import { logSigner } from './seal-signature.ts';
import { type Expectation, nothingExpected } from './seal-trust.ts';
import { verifyChain } from './verify-chain.ts';

const [ours, next, forger] = ['ours', 'next', 'forger'].map((name) => logSigner(name.padEnd(40, '.'))) as [
  ReturnType<typeof logSigner>,
  ReturnType<typeof logSigner>,
  ReturnType<typeof logSigner>,
];
const verified = (log: readonly RecordedEvent[], expected: Partial<Expectation> = {}) =>
  verifyChain(inBatches(log), { expected: { ...nothingExpected, ...expected } });
const key = { keys: [ours.key] };

/** An order of some amount, sealed by whoever: what a forger rewrites as a whole, every hash of it right. */
const orders = (amount: number, seal: (writer: ReturnType<typeof logWriter>) => void) => {
  const writer = logWriter();
  for (let round = 0; round < 2; round += 1) {
    for (let n = 0; n < 3; n += 1) writer.write(`shop.order-${n}`, 'Placed', { amount: amount + n });
    seal(writer);
  }
  return writer;
};
const sealed = () => orders(1_000, (writer) => writer.sign(ours));

describe('a log whose seals are signed', () => {
  it('is good for whoever knows nothing, its key, or one of its seals', async () => {
    const { log, kept } = sealed();
    for (const expected of [{}, key, { seals: [kept(3), kept(7)] }, { ...key, seals: [kept(8)] }]) {
      expect(await verified(log, expected)).toMatchObject({ events: 8, sealed: 7, bad: undefined, unmet: [] });
    }
    expect((await verified(log)).newest).toMatchObject({ key: ours.key, count: 7 });
  });

  it('may begin with seals from before they were signed, which prove nothing by themselves', async () => {
    const writer = logWriter();
    writer.note('a-1');
    writer.seal(1);
    expect(await verified(writer.log)).toMatchObject({ sealed: 1, bad: undefined });
    expect(await verified(writer.log, key)).toMatchObject({ sealed: 0, unmet: [{ kind: 'unsealed', events: 2 }] });
    writer.sign(ours);
    expect(await verified(writer.log, key)).toMatchObject({ sealed: 2, bad: undefined, unmet: [] });
    writer.note('a-1');
    writer.seal(4);
    expect(await verified(writer.log, key)).toMatchObject({ sealed: 2, bad: undefined });
  });

  it('goes over to a key that the one before has introduced, and never back', async () => {
    const { log, sign, note } = sealed();
    sign(ours, { nextKey: next.key });
    note('a-1');
    sign(next);
    for (const keys of [[], [ours.key], [next.key]])
      expect(await verified(log, { keys })).toMatchObject({ events: 11, sealed: 10, bad: undefined, unmet: [] });
    sign(ours);
    expect((await verified(log, key)).bad).toMatchObject({ stream: sealStream, revision: 4, fault: 'key' });
  });
});

describe('a log that was written anew, every hash of it right,', () => {
  it('is found by the public key when its seals were left out', async () => {
    const { log } = orders(9, () => undefined);
    expect(await verified(log)).toMatchObject({ bad: undefined, unmet: [] });
    expect(await verified(log, key)).toMatchObject({ unmet: [{ kind: 'unsealed', events: 6 }] });
  });

  it('is found by the public key when its seals have no signature, or that of another key', async () => {
    for (const seal of [
      (writer: ReturnType<typeof logWriter>) => writer.seal(writer.log.length),
      (writer: ReturnType<typeof logWriter>) => writer.sign(forger),
    ]) {
      const { log } = orders(9, seal);
      expect(await verified(log)).toMatchObject({ bad: undefined, sealed: 7 });
      expect(await verified(log, key)).toMatchObject({ sealed: 0, unmet: [{ kind: 'unsealed', events: 8 }] });
    }
  });

  it('is found where the seals that were signed are left as they are, or written over what they say', async () => {
    const [first] = sealed().log.filter(({ stream }) => stream === sealStream);
    const asBefore = orders(9, (writer) => writer.write(sealStream, 'LogSealed', first?.data ?? {}));
    expect((await verified(asBefore.log)).bad).toMatchObject({ stream: sealStream, fault: 'seal' });
    const { hash } = orders(9, () => undefined).kept(3);
    const changed = orders(9, (writer) => writer.write(sealStream, 'LogSealed', { ...first?.data, hash }));
    expect((await verified(changed.log)).bad).toMatchObject({ stream: sealStream, fault: 'signature' });
  });

  it('is found from where another key signs', async () => {
    const { log, sign, note } = sealed();
    note('a-1');
    sign(forger);
    for (const expected of [{}, key])
      expect((await verified(log, expected)).bad).toMatchObject({ stream: sealStream, revision: 2, fault: 'key' });
  });

  it('is found by a seal that was kept elsewhere, also when the key itself has signed it again', async () => {
    const kept = sealed().kept(7);
    const { log } = orders(9, (writer) => writer.sign(ours));
    expect(await verified(log, key)).toMatchObject({ bad: undefined, unmet: [] });
    expect(await verified(log, { seals: [kept] })).toMatchObject({ unmet: [{ kind: 'differs', count: 7 }] });
  });
});

describe('a log that was cut off', () => {
  it('is found by a seal that was kept elsewhere', async () => {
    const { log, kept } = sealed();
    expect(await verified(log.slice(0, 4), key)).toMatchObject({ bad: undefined, unmet: [] });
    expect((await verified(log.slice(0, 4), { seals: [kept(7)] })).unmet).toEqual([{ kind: 'shorter', count: 7 }]);
  });

  it('is found when a seal in its middle is missing', async () => {
    const { log } = sealed();
    const isFirstSeal = ({ stream, revision }: RecordedEvent) => stream === sealStream && revision === 0;
    expect((await verified(log.filter((event) => !isFirstSeal(event)))).bad).toMatchObject({ stream: sealStream });
  });
});

describe('a tail without a seal', () => {
  it('is late when its first event has waited for hours while others came', async () => {
    const { log, note } = sealed();
    note('a-1', '2026-11-21T12:00:00.000000Z');
    note('a-1', '2026-11-21T12:30:00.000000Z');
    expect((await verified(log, key)).unmet).toEqual([]);
    note('a-1', '2026-11-21T15:00:00.000000Z');
    expect((await verified(log, key)).unmet).toEqual([{ kind: 'unsealed', events: 4 }]);
    expect((await verified(log)).unmet).toEqual([]);
  });

  it('is late when it has grown long', async () => {
    const { log, note } = sealed();
    for (let n = 0; n < 10_000; n += 1) note('a-1');
    expect((await verified(log, key)).unmet).toEqual([{ kind: 'unsealed', events: 10_001 }]);
  });
});
