import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { expect, it } from 'vitest';
import type { Command } from '../../pipeline/aggregate.ts';
import { loadsFrom } from '../../pipeline/decider-spec.ts';
import { followParcels } from './follow-parcels.service.ts';
import type { ParcelWhereabouts } from './parcel-tracker.ts';
import { sandboxTracker } from './sandbox-tracker.service.ts';

const { OrderPlaced, OrderPaid, OrderPrepared, OrderShipped, OrderDelivered, ClaimOpened } = orderExamples;
const { id } = OrderPlaced.data;
const parcel = (no: number, line: number, quantity: number) => ({
  ...OrderShipped,
  data: { id, parcel: { ...OrderShipped.data.parcel, no, parts: [{ no: line, quantity }] } },
});
const onTheWay = [OrderPlaced, OrderPaid, OrderPrepared, parcel(1, 1, 2), parcel(2, 2, 1)];

const followed = async (events: Parameters<typeof loadsFrom>[0][string], said: ParcelWhereabouts = 'delivered') => {
  const sent: Command[] = [];
  let asked = 0;
  const find = async () => {
    asked += 1;
    return said;
  };
  const commands = {
    load: loadsFrom({ [orderStream(id)]: events }),
    send: async (one: Command) => void sent.push(one),
  };
  await followParcels(commands as never, { find }, id);
  return { asked, delivered: sent.map(({ data }) => (data as { parcel: number }).parcel) };
};

it('delivers each parcel that its carrier delivered', async () => {
  expect(await followed(onTheWay)).toEqual({ asked: 2, delivered: [1, 2] });
  expect(await followed([...onTheWay, OrderDelivered])).toEqual({ asked: 1, delivered: [2] });
});

it('believes nothing else', async () => {
  expect(await followed(onTheWay, 'moving')).toEqual({ asked: 2, delivered: [] });
  expect(await followed(onTheWay, 'unknown')).toEqual({ asked: 2, delivered: [] });
});

it('leaves to people what somebody did not get', async () => {
  const missed = { ...ClaimOpened.data, parts: [{ no: 1, quantity: 2, parcel: 1 }], reason: 'notArrived' as const };
  expect(await followed([...onTheWay, { ...ClaimOpened, data: missed }])).toEqual({ asked: 1, delivered: [2] });
});

it('takes a day and a half in the sandbox', async () => {
  const hours = (passed: number) =>
    sandboxTracker(() => passed * 60 * 60_000).find({ courier: '', tracking: '', sent_at: 0 });
  expect([await hours(35), await hours(36)]).toEqual(['moving', 'delivered']);
});
