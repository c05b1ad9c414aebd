import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkpointsOf } from '../runner/checkpoint.view.ts';
import { mailWorld, type MailWorld } from './mails.fixture.ts';

let world: MailWorld;
beforeEach(async () => {
  world = await mailWorld();
});
afterEach(() => world.close());

const {
  OrderPlaced,
  OrderDepositAwaited,
  OrderPaid,
  OrderExpired,
  OrderPrepared,
  OrderShipped,
  OrderCancelled,
  OrderPartCancelled,
  OrderDelivered,
  ClaimOpened,
  ClaimDeclined,
  ClaimRefunded,
  OrderRefunded,
} = orderExamples;
/** Each of them happened to one order; answers the subjects of the mails. */
const mailsOf = async (id: string, ...events: readonly OrderEvent[]) => {
  await world.begin(orderStream(id), ...events.map((event) => ({ ...event, data: { ...event.data, id } })));
  await world.start().poll(() => true);
  return world.sent.map(({ subject }) => subject.replace(/^\[설계마루\] | \(.*\)$/g, ''));
};
/** While it waits for the deposit, which comes long after the clock of the tests. */
const awaited = {
  ...OrderDepositAwaited,
  data: {
    ...OrderDepositAwaited.data,
    deposit: { ...OrderDepositAwaited.data.deposit, due: '2999-01-01T00:00:00.000Z' },
  },
};
const guest = { ...OrderPlaced, data: { ...OrderPlaced.data, user_id: null } };

describe('mails of an order', () => {
  it('tell what happened to it, to the address it was placed with', async () => {
    const id = v7();
    expect(
      await mailsOf(
        id,
        OrderPlaced,
        awaited,
        OrderPaid,
        OrderPartCancelled,
        OrderPrepared,
        OrderShipped,
        OrderDelivered,
        ClaimOpened,
        ClaimDeclined,
        { ...ClaimOpened, data: { ...ClaimOpened.data, claim: 2 } },
        { ...ClaimRefunded, data: { ...ClaimRefunded.data, claim: 2 } },
        OrderRefunded,
      ),
    ).toEqual([
      '입금을 기다리고 있어요',
      '결제가 끝났어요',
      '주문의 일부가 취소되었어요',
      '상품을 보냈어요',
      '상품이 도착했어요',
      '반품 신청을 받았어요',
      '반품 신청을 받아들이지 못했어요',
      '반품 신청을 받았어요',
      '반품이 끝났어요',
      '돈을 돌려드려요',
    ]);
    expect(new Set(world.sent.map(({ to, person }) => `${to} ${person}`))).toEqual(
      new Set([`haneul@example.com ${OrderPlaced.data.user_id}`]),
    );
    expect(world.sent[0]?.text).toContain(`https://maru.example/my/order/${id}\n`);
  });

  it('come once each', async () => {
    await mailsOf(v7(), OrderPlaced, OrderPaid);
    await checkpointsOf(world.views, 'mails').forget();
    await world.start().poll(() => true);
    expect([world.sent.length, world.complaints]).toEqual([1, []]);
  });

  it('lead a guest to where the phone number is asked for', async () => {
    const id = v7();
    await mailsOf(id, guest, OrderPaid);
    expect(world.sent).toMatchObject([
      { person: id, text: expect.stringContaining(`https://maru.example/order?number=${OrderPlaced.data.number}\n`) },
    ]);
    expect(JSON.stringify(world.sent)).not.toContain(OrderPlaced.data.phone);
  });

  it('say nothing to who left before paying, but tell when an account has waited for nothing', async () => {
    expect(
      await mailsOf(v7(), OrderPlaced, { ...OrderCancelled, data: { ...OrderCancelled.data, refund: 0 } }),
    ).toEqual([]);
    expect(await mailsOf(v7(), OrderPlaced, OrderExpired)).toEqual([]);
    expect(await mailsOf(v7(), OrderPlaced, awaited, OrderExpired)).toEqual([
      '입금을 기다리고 있어요',
      '입금 기한이 지나 주문이 취소되었어요',
    ]);
  });

  it('do not come when they say nothing new any more', async () => {
    await world.begin(orderStream(OrderPlaced.data.id), OrderPlaced, OrderDepositAwaited, OrderPaid);
    world.clock.advance(8 * 24 * 60 * 60 * 1000);
    await world.start().poll(() => true);
    expect(world.sent).toEqual([]);
  });
});
