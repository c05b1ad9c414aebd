import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { waitingRefunds } from '@maru/contracts/shop/payment/payment.fold';
import { describe, expect, it } from 'vitest';
import { paymentOf } from '../../../shop/payment/settlement-parts.ts';
import type { Task } from './every-order.fixture.ts';
import { settle, truthOf, untrue } from './payment-ends.fixture.ts';
import {
  cancelTask,
  depositTask,
  expireTask,
  followTask,
  orderId,
  payTask,
  settleTask,
  total,
  unlessRefusal,
  type World,
  world,
} from './payment-world.fixture.ts';

const account = { bank: '88', account: '110123456789', holder: '김하늘' } as const;
const buyer = { id: orderExamples.OrderPlaced.data.user_id ?? '', level: 1 };
/** The buyer says where the money is to go, at any time. */
const accountTask =
  ({ shop }: World): Task =>
  async (gate) => {
    await gate();
    try {
      shop.decide({ type: 'GiveRefundAccount', data: { id: orderId, refund_account: account } }, buyer);
    } catch (error) {
      unlessRefusal(error);
    }
  };
const secondDeposit =
  ({ double }: World): Task =>
  async (gate) => {
    await gate();
    double.deposit('other');
  };
/** Every step after which whoever follows may die. */
const deaths = [1, 2, 3, 4];

describe('an account for money that goes back, in every order', { timeout: 60_000 }, () => {
  it('is never dropped: told before, after or amid the deposit and the cancellation, the money goes there', async () => {
    const { found, ends, orders } = await untrue({
      mode: 'deposit',
      tasks: (of) => [payTask(of), depositTask(of), cancelTask(of), accountTask(of)],
    });
    expect([found, ends, orders > 60]).toEqual([[], ['cancelled'], true]);
  });
  it.each(deaths)('and where whoever follows dies after %i steps', async (death) => {
    const { found } = await untrue({
      mode: 'deposit',
      tasks: (of) => [payTask(of), depositTask(of), cancelTask(of), accountTask(of), followTask(of)],
      limits: [4, Infinity, Infinity, Infinity, death],
    });
    expect(found).toEqual([]);
  });
  it('and where the time runs out meanwhile', async () => {
    const { found } = await untrue({
      mode: 'deposit',
      tasks: (of) => [payTask(of), depositTask(of), expireTask(of), accountTask(of)],
      limits: [6, Infinity, 4],
    });
    expect(found).toEqual([]);
  });
  it('goes on by itself however late it is told', async () => {
    const of = world('deposit');
    const atOnce = async () => undefined;
    await payTask(of)(atOnce);
    await depositTask(of)(atOnce);
    await cancelTask(of)(atOnce);
    await settle(of);
    expect(truthOf(of)).toMatchObject({ status: 'cancelled', taken: total, left: true });
    expect(waitingRefunds(await paymentOf(of.shop, orderId))).toHaveLength(1);
    await accountTask(of)(atOnce);
    await settle(of);
    expect(truthOf(of)).toMatchObject({ status: 'cancelled', taken: 0, left: false });
  });
});

describe('two windows that give out two accounts', { timeout: 60_000 }, () => {
  it('never keep a second deposit: one of them pays, the other is closed or given back', async () => {
    const { found, ends } = await untrue({
      mode: 'deposit',
      tasks: (of) => [payTask(of), payTask(of, 'other'), secondDeposit(of), accountTask(of)],
      limits: [4, 4],
    });
    expect([found, ends]).toEqual([[], ['expired', 'paid']]);
  });
  it('and where a webhook comes meanwhile', async () => {
    const { found } = await untrue({
      mode: 'deposit',
      tasks: (of) => [payTask(of), payTask(of, 'other'), secondDeposit(of), settleTask(of), accountTask(of)],
      limits: [3, 3, Infinity, 2],
    });
    expect(found).toEqual([]);
  });
});
