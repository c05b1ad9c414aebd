import { once } from 'node:events';
import {
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  EventStoreDBClient,
  eventTypeFilter,
  excludeSystemEvents,
  jsonEvent,
  streamNameFilter,
  UnavailableError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EsdbDouble, startEsdbDouble } from './esdb-double.ts';

let double: EsdbDouble;
let client: EventStoreDBClient;
beforeEach(async () => {
  double = await startEsdbDouble();
  client = EventStoreDBClient.connectionString(double.url);
});
afterEach(async () => {
  await client.dispose();
  await double.close();
});

const made = (type: string, n = 0) => jsonEvent({ type, data: { n } });
const brief = ({ event }: AllStreamResolvedEvent) => `${event?.streamId}/${event?.type}`;

async function pulled(subscription: AllStreamSubscription, count: number): Promise<AllStreamResolvedEvent[]> {
  const events: AllStreamResolvedEvent[] = [];
  for await (const event of subscription) {
    events.push(event);
    if (events.length === count) break;
  }
  return events;
}

it('accepts one of many writers with one expected revision', async () => {
  const tries = Array.from({ length: 8 }, () =>
    client.appendToStream('s', made('A'), { expectedRevision: 'no_stream' }),
  );
  const results = await Promise.allSettled(tries);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refusals).toHaveLength(7);
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(WrongExpectedVersionError);
});

it('leaves out at the server what a filter does not name', async () => {
  await client.appendToStream('one', [made('KindA'), made('Other')]);
  await client.setStreamMetadata('one', { truncateBefore: 1 });
  await client.appendToStream('two', made('KindB'));
  const seen = async (filter: NonNullable<Parameters<typeof client.subscribeToAll>[0]>['filter'], count: number) =>
    (await pulled(client.subscribeToAll({ ...(filter && { filter }) }), count)).map(brief);
  expect(await seen(undefined, 4)).toEqual(['one/KindA', 'one/Other', '$$one/$metadata', 'two/KindB']);
  expect(await seen(excludeSystemEvents(), 3)).toEqual(['one/KindA', 'one/Other', 'two/KindB']);
  expect(await seen(eventTypeFilter({ prefixes: ['Kind'] }), 2)).toEqual(['one/KindA', 'two/KindB']);
  expect(await seen(streamNameFilter({ regex: '^t' }), 1)).toEqual(['two/KindB']);
});

it('reads all events in both directions, forwards with the one at the position', async () => {
  await client.appendToStream('s', [made('A'), made('B'), made('C')]);
  const read = async (options: Parameters<typeof client.readAll>[0]) => {
    const events: AllStreamResolvedEvent[] = [];
    for await (const event of client.readAll(options)) events.push(event);
    return events;
  };
  const fromPosition = (await read({}))[1]?.event?.position ?? 'end';
  expect((await read({ fromPosition })).map(brief)).toEqual(['s/B', 's/C']);
  expect((await read({ fromPosition, direction: 'backwards' })).map(brief)).toEqual(['s/A']);
  expect((await read({ fromPosition: 'end', direction: 'backwards', maxCount: 1 })).map(brief)).toEqual(['s/C']);
});

it('gives a reader that stops now and then every event, in order', async () => {
  for (let batch = 0; batch < 5; batch++)
    await client.appendToStream(
      's',
      Array.from({ length: 500 }, (_, n) => made('A', n)),
    );
  let next = 0n;
  for await (const { event } of client.subscribeToAll({ filter: streamNameFilter({ prefixes: ['s'] }) })) {
    expect(event?.revision).toBe(next);
    next += 1n;
    if (next % 500n === 0n) await client.appendToStream('elsewhere', made('Pause'));
    if (next === 2_500n) break;
  }
  expect(next).toBe(2_500n);
});

it('cuts every connection when told to, and takes the client back', async () => {
  await client.appendToStream('s', made('A'));
  const subscription = client.subscribeToAll({ fromPosition: 'end' });
  await once(subscription, 'confirmation');
  const ended = pulled(subscription, 1).catch((error: unknown) => error);
  expect(double.connections()).toBeGreaterThan(0);
  double.dropConnections();
  expect(await ended).toBeInstanceOf(UnavailableError);
  expect(await client.appendToStream('s', made('B'))).toMatchObject({ nextExpectedRevision: 1n });
});
