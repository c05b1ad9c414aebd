import { Rejected } from '@maru/contracts/kernel/rejections';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { recordedAs } from '../../../pipeline/decider-spec.ts';
import { ordersWorkflow, paymentsWorkflow, type ShopReaction } from '../../../shop/order/orders.workflow.ts';
import { reactionsOf } from '../../runner/attempt.ts';
import { orderHandler } from '../order-handler.ts';
import { confirmPayment } from '../../../shop/checkout/confirm-payment.endpoint.ts';
import { expireUnpaid } from '../../../shop/payment/expire-unpaid.service.ts';
import type { Gate, Task } from './every-order.fixture.ts';
import { began, memoryShop, type Mode, providerDouble } from '../../../shop/payment/payment.fixture.ts';
import type { SettlementParts } from '../../../shop/payment/settlement-parts.ts';
import { settleUp } from '../../../shop/payment/settlement.service.ts';
import { OutcomeUnknown } from '../../../shop/payment/payment-provider.ts';

export const { id: orderId } = orderExamples.OrderPlaced.data;
export const { total } = orderExamples.OrderPlaced.data.amounts;
const buyer = { id: orderExamples.OrderPlaced.data.user_id ?? '', level: 1 };
export const day = 24 * 60 * 60 * 1000;

export const world = (mode: Mode, away = 0) => {
  const clock = { now: began };
  const [shop, double] = [memoryShop(clock), providerDouble()];
  shop.put(orderStream(orderId), {
    ...orderExamples.OrderPlaced,
    data: { ...orderExamples.OrderPlaced.data, pay_until: new Date(began + 60_000).toISOString() },
  });
  for (const key of ['card', 'other']) double.agree(key, orderId, total);
  Object.assign(double, { mode, away });
  const reached = new Map<string, number>();
  const snapshot = () => `${clock.now} ${shop.snapshot()} ${double.snapshot()} ${JSON.stringify([...reached])}`;
  return { clock, shop, double, reached, snapshot };
};
export type World = ReturnType<typeof world>;

/**
 * Every write and every question to the provider is a step. What says nothing new is none: orders that differ in it
 * only are the same.
 */
export const withGate = ({ shop, double: { provider } }: World, gate: Gate): SettlementParts => ({
  load: shop.load,
  send: async (command, name) => {
    if (command.type !== 'ReservePaymentKey' && !shop.isOld(command, name)) await gate();
    await shop.send(command, name);
  },
  provider: {
    ...provider,
    confirm: async (asked) => {
      await gate();
      const answer = await provider.confirm(asked).catch((error: unknown) => error as Error);
      await gate();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    find: async (asked) => (await gate(), provider.find(asked)),
    cancel: async (asked) => (await gate(), provider.cancel(asked)),
  },
});
/** Refusals end a task; anything else is a mistake. */
export const unlessRefusal = (error: unknown) => {
  if (!(error instanceof Rejected) && !(error instanceof OutcomeUnknown)) throw error;
};

export const payTask =
  (of: World, key = 'card'): Task =>
  async (gate) => {
    await confirmPayment(
      { ...withGate(of, gate), now: () => of.clock.now },
      { paymentKey: key, orderId, amount: total },
    ).catch(unlessRefusal);
  };
export const settleTask =
  (of: World): Task =>
  async (gate) => {
    await gate();
    await settleUp(withGate(of, gate), orderId).catch(unlessRefusal);
  };
export const expireTask =
  (of: World): Task =>
  async (gate) => {
    await gate();
    of.clock.now = began + day;
    await expireUnpaid(withGate(of, gate), orderId).catch(unlessRefusal);
  };
export const depositTask =
  ({ double }: World): Task =>
  async (gate) => {
    await gate();
    double.deposit('card');
  };
export const cancelTask =
  ({ shop }: World, more: object = {}): Task =>
  async (gate) => {
    await gate();
    try {
      shop.decide({ type: 'CancelOrder', data: { id: orderId, reason: 'changedMind', ...more } }, buyer);
    } catch (error) {
      unlessRefusal(error);
    }
  };

const workflows = [
  [paymentsWorkflow, paymentStream(orderId)],
  [ordersWorkflow, orderStream(orderId)],
] as const;
const aboutMoney = new Set([
  'RequestRefund',
  'RecordPayment',
  'SettleRefund',
  'AwaitRefundAccount',
  'ResumeRefund',
  'PayOrder',
  'AwaitDeposit',
]);
const moneyOnly = ({ send, ...parts }: SettlementParts): SettlementParts => ({
  ...parts,
  send: async (command, name) => (aboutMoney.has(command.type) ? send(command, name) : undefined),
});

/** Says whether there were events; what fails is done again the next time. */
export const follow = async ({ shop, reached }: World, parts: SettlementParts): Promise<boolean> => {
  const handler = orderHandler(moneyOnly(parts), { warn: () => undefined });
  let found = false;
  for (const [workflow, stream] of workflows) {
    for (;;) {
      const revision = reached.get(stream) ?? 0;
      const next = shop.eventsOf(stream)[revision];
      if (!next) break;
      const event = { ...next, ...recordedAs(revision), id: `${stream} ${revision}` } as Parameters<typeof handler>[1];
      for (const reaction of reactionsOf<never, ShopReaction>(workflow as never)(event)) await handler(reaction, event);
      reached.set(stream, revision + 1);
      found = true;
    }
  }
  return found;
};
export const followTask =
  (of: World): Task =>
  async (gate) => {
    await gate();
    while (await follow(of, withGate(of, gate)));
  };
