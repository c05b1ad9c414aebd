import type { RecordedEvent } from '@maru/platform/event-store/event-store';

/** Single events, at most `limit`: a log that grows is copied as it was when it was counted. */
export async function* oneByOne(
  batches: AsyncIterable<readonly RecordedEvent[]>,
  limit = Infinity,
): AsyncGenerator<RecordedEvent, undefined> {
  let given = 0;
  for await (const batch of batches) {
    for (const event of batch) {
      if (given >= limit) return undefined;
      given += 1;
      yield event;
    }
  }
  return undefined;
}
