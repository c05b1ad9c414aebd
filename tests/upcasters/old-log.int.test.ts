import { temporaryLog, eventsOf } from '@maru/command-api/pipeline/memo.fixture';
import { anyAggregate } from '@maru/command-api/pipeline/aggregate';
import { commandPipeline } from '@maru/command-api/pipeline/execute';
import { registry } from '@maru/command-api/pipeline/registry';
import { openStreams } from '@maru/command-api/pipeline/streams';
import { orderAggregate } from '@maru/command-api/shop/order/order.aggregate';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { verifyLog } from '@maru/platform/event-store/verify-chain';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unknownPerson } from '@maru/contracts/kernel/presentation';
import recording from './recorded/OrderShipped.1.json' with { type: 'json' };

const { id } = orderExamples.OrderPlaced.data;
const { courier, tracking } = orderExamples.OrderShipped.data.parcel;
const [system, admin] = [
  { id: 'system', level: 10 },
  { id: 'an administrator', level: 10 },
];

let log: ReturnType<typeof temporaryLog>;
beforeEach(() => {
  log = temporaryLog();
});
afterEach(() => log.close());

const pipeline = () => {
  const execute = commandPipeline({
    engines: { ...log, clock: fixedClock() },
    people: {
      present: async (presentation, docs) => docs.map((doc) => presentation.present(doc, unknownPerson)),
      card: unknownPerson,
    },
    streams: openStreams(log.events),
    registry: registry([anyAggregate(orderAggregate)]),
  });
  return (type: string, data: object, actor = admin) =>
    execute({ command: { type, data }, actor, commandId: v7(), ipHash: '', source: 'admin', correlationId: '' });
};
const stored = () => eventsOf(log.stored, orderStream(id));

it('goes on where events have the shape of an earlier version, whose stored bytes stay as they were', async () => {
  const old = recording.events as unknown as readonly RecordedEvent[];
  await log.stored.append(orderStream(id), old, 'none');
  const { body } = await pipeline()('DeclineClaim', { id, claim: 1, answer: 'used' });
  expect(body).toMatchObject({ status: 'delivered', parcels: [{ courier, tracking, state: 'delivered' }] });
  expect(await verifyLog(log.stored)).toMatchObject({ events: old.length + 1, bad: undefined });
  expect((await stored()).slice(0, old.length)).toEqual(old);
});

it('says in new events which shape they have', async () => {
  const send = pipeline();
  await send('PlaceOrder', orderExamples.OrderPlaced.data, {
    ...system,
    id: orderExamples.OrderPlaced.data.user_id ?? '',
  });
  await send('PayOrder', orderExamples.OrderPaid.data, system);
  await send('PrepareGoods', { id });
  await send('ShipParcel', { id, courier, tracking });
  expect((await stored()).map(({ type, meta }) => `${type} ${meta.schemaVersion}`)).toEqual([
    'OrderPlaced 1',
    'OrderPaid 1',
    'OrderPrepared 2',
    'OrderShipped 2',
  ]);
});
