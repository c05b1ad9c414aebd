import { expect, it } from 'vitest';
import type { OpenEventStore } from './event-store.conformance.ts';
import { drain, freshPrefix, sampleEvent } from './sample-events.ts';
import { eachWithStore } from './with-store.ts';

const contents: Readonly<Record<string, object>> = {
  korean: { text: '구조 도면 3층 보 배근 누락 확인 부탁드립니다.' },
  emoji: { text: '👷🏽‍♀️🏗️ 👨‍👩‍👧‍👦 \u{1F1F0}\u{1F1F7}', '키🔑': '값' },
  'right to left': { text: 'مرحبا بالعالم שלום \u202Eabc\u202C' },
  'control characters': { text: 'tab\t newline\n nul\0 quote" backslash\\ \u2028' },
  numbers: { zero: 0, negative: -1.5, largest: Number.MAX_SAFE_INTEGER, small: 1e-12 },
  nesting: { list: [[], {}, [null, true, false]], deep: { a: { b: { c: [1, '2', { d: null }] } } } },
  'a large text': { text: '가'.repeat(200_000) },
  nothing: {},
};

export function contentCases(open: OpenEventStore): void {
  const { store } = eachWithStore(open);

  it.each(Object.entries(contents))('keeps %s, read and subscribed', async (_, data) => {
    const stream = `${freshPrefix()}1`;
    const before = await store().head();
    const event = sampleEvent(data);
    const { position } = await store().append(stream, [event], 'none');
    const recorded = { ...event, stream, revision: 0, position };
    expect((await drain(store().readStream(stream))).flat()).toEqual([recorded]);
    const batches = await drain(store().readAll({ after: before, prefixes: [stream] }));
    expect(batches.flatMap(({ events }) => events)).toEqual([recorded]);
  });

  it('keeps what was appended when the writer changes its object afterwards', async () => {
    const stream = `${freshPrefix()}1`;
    const before = await store().head();
    const data = { text: 'first' };
    const appended = store().append(stream, [sampleEvent(data)], 'none');
    data.text = 'changed';
    await appended;
    data.text = 'changed again';
    const [batch] = await drain(store().readAll({ after: before, prefixes: [stream] }));
    expect(batch?.events).toMatchObject([{ data: { text: 'first' } }]);
  });

  it('leaves out what JSON leaves out, also for readers of fresh events', async () => {
    const stream = `${freshPrefix()}1`;
    const before = await store().head();
    await store().append(stream, [sampleEvent({ at: new Date(0), gone: undefined })], 'none');
    const [batch] = await drain(store().readAll({ after: before, prefixes: [stream] }));
    expect(batch?.events.map(({ data }) => data)).toStrictEqual([{ at: '1970-01-01T00:00:00.000Z' }]);
  });
}
