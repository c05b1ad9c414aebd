import { expect, it } from 'vitest';
import { AppendTooLarge, maxAppendBytes, WrongExpectedRevision } from '@maru/platform/event-store/event-store';
import type { OpenEventStore } from './event-store.conformance.ts';
import { drain, freshPrefix, numbersOf, sampleEvent, sampleEvents, sampleMeta } from './sample-events.ts';
import { eachWithStore } from './with-store.ts';

export function appendCases(open: OpenEventStore): void {
  const { store } = eachWithStore(open);
  const read = async (stream: string) => (await drain(store().readStream(stream))).flat();

  it('answers the revision and position of the last event written', async () => {
    const stream = `${freshPrefix()}1`;
    const first = await store().append(stream, sampleEvents(1), 'none');
    const second = await store().append(stream, sampleEvents(3, 1), first.revision);
    expect([first.revision, second.revision]).toEqual([0, 3]);
    expect(second.position).toBeGreaterThan(first.position);
    expect(await read(stream)).toMatchObject([{ position: first.position }, {}, {}, { position: second.position }]);
    expect(await store().head()).toBeGreaterThanOrEqual(second.position);
    expect(Number.isSafeInteger(second.position)).toBe(true);
  });

  it.each([
    ['none, but the stream has events', 'none', 1],
    ['a revision behind the newest', 0, 1],
    ['a revision beyond the newest', 5, 1],
  ] as const)('refuses a wrong revision: %s', async (_, expected, actual) => {
    const stream = `${freshPrefix()}1`;
    await store().append(stream, sampleEvents(2), 'none');
    const refused = store().append(stream, sampleEvents(1, 9), expected);
    await expect(refused).rejects.toBeInstanceOf(WrongExpectedRevision);
    await expect(refused).rejects.toMatchObject({ stream, expected, actual });
    expect(numbersOf(await read(stream))).toEqual([0, 1]);
  });

  it('refuses a revision of a missing stream, which is at none', async () => {
    const stream = `${freshPrefix()}1`;
    await expect(store().append(stream, sampleEvents(1), 0)).rejects.toMatchObject({
      stream,
      expected: 0,
      actual: 'none',
    });
    expect(await read(stream)).toEqual([]);
  });

  it.each([-1, 1.5, Number.NaN])('refuses %s, which is no revision', async (expected) => {
    await expect(store().append(`${freshPrefix()}1`, sampleEvents(1), expected)).rejects.toBeInstanceOf(RangeError);
  });

  it('refuses an empty list', async () => {
    await expect(store().append(`${freshPrefix()}1`, [], 'none')).rejects.toBeInstanceOf(RangeError);
  });

  it('answers the same ids at the same revision as the first time and writes nothing', async () => {
    const stream = `${freshPrefix()}1`;
    const [first, second] = [sampleEvents(2), sampleEvents(2, 2)];
    const answers = [await store().append(stream, first, 'none'), await store().append(stream, second, 1)];
    await store().append(stream, sampleEvents(1, 4), 3);
    const again = [await store().append(stream, first, 'none'), await store().append(stream, second, 1)];
    expect(again).toEqual(answers);
    expect(numbersOf(await read(stream))).toEqual([0, 1, 2, 3, 4]);
  });

  it('answers both of two equal appends that run at once, and writes one', async () => {
    const stream = `${freshPrefix()}1`;
    const events = sampleEvents(2);
    const [one, other] = await Promise.all([
      store().append(stream, events, 'none'),
      store().append(stream, events, 'none'),
    ]);
    expect(other).toEqual(one);
    expect(await read(stream)).toHaveLength(2);
  });

  it('writes the same ids again behind themselves: only the writer knows better', async () => {
    const stream = `${freshPrefix()}1`;
    const events = sampleEvents(2);
    const first = await store().append(stream, events, 'none');
    expect(await store().append(stream, events, first.revision)).toMatchObject({ revision: 3 });
    expect(numbersOf(await read(stream))).toEqual([0, 1, 0, 1]);
  });

  it('refuses known ids followed by a new one at the first revision', async () => {
    const stream = `${freshPrefix()}1`;
    const events = sampleEvents(2);
    await store().append(stream, events, 'none');
    await expect(store().append(stream, [...events, sampleEvent()], 'none')).rejects.toBeInstanceOf(
      WrongExpectedRevision,
    );
  });

  it('keeps an append together: all of its events or none', async () => {
    const stream = `${freshPrefix()}1`;
    const tooMuch = [...sampleEvents(3), sampleEvent({ text: 'x'.repeat(maxAppendBytes) })];
    await expect(store().append(stream, tooMuch, 'none')).rejects.toBeInstanceOf(AppendTooLarge);
    expect(await read(stream)).toEqual([]);
  });

  it('takes the largest append and refuses a byte more', async () => {
    const stream = `${freshPrefix()}1`;
    const room = maxAppendBytes - Buffer.byteLength(JSON.stringify(sampleMeta)) - Buffer.byteLength('{"text":""}');
    const largest = sampleEvent({ text: 'x'.repeat(room) });
    await store().append(stream, [largest], 'none');
    const refused = store().append(stream, [sampleEvent({ text: 'x'.repeat(room + 1) })], 0);
    await expect(refused).rejects.toBeInstanceOf(AppendTooLarge);
    expect(await read(stream)).toMatchObject([{ id: largest.id, data: largest.data }]);
  });

  it('refuses one append without harm to those beside it', async () => {
    const prefix = freshPrefix();
    await store().append(`${prefix}taken`, sampleEvents(1), 'none');
    const results = await Promise.allSettled([
      store().append(`${prefix}1`, sampleEvents(1), 'none'),
      store().append(`${prefix}taken`, sampleEvents(1), 'none'),
      store().append(`${prefix}large`, [sampleEvent({ text: 'x'.repeat(maxAppendBytes) })], 'none'),
      store().append(`${prefix}empty`, [], 'none'),
      store().append(`${prefix}2`, sampleEvents(2), 'none'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
    expect([await read(`${prefix}1`), await read(`${prefix}2`)]).toMatchObject([[{}], [{}, {}]]);
  });
}
