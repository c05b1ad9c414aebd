import { system } from '@maru/contracts/kernel/actor';
import { itemExamples, noticeExamples } from '@maru/contracts/shop/item/item.examples';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { type Consent, consentsFor } from '@maru/contracts/shop/order/order.consents';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { v7 } from 'uuid';
import { sender } from '../../pipeline/send.ts';
import { openStreams } from '../../pipeline/streams.ts';
import { servedCommands } from '../../testing/service.fixture.ts';
import { itemAggregate } from '../../shop/item/item.aggregate.ts';
import { orderAggregate } from '../../shop/order/order.aggregate.ts';
import { ordersWorkflow, paymentsWorkflow, type ShopReaction } from '../../shop/order/orders.workflow.ts';
import { settlementParts } from '../../shop/payment/settlement-parts.ts';
import type { SandboxOutcome } from '../../shop/payment/sandbox/sandbox.aggregate.ts';
import { sandbox } from '../../shop/payment/sandbox/sandbox.service.ts';
import { compareTaxInvoice } from '../../shop/tax-invoice/compare-tax-invoice.service.ts';
import { alignReceipt, type ReceiptParts } from '../../shop/cash-receipt/align-receipt.service.ts';
import { type ReceiptReaction, receiptsWorkflow } from '../../shop/cash-receipt/receipts.workflow.ts';
import { sandboxReceipts } from '../../shop/cash-receipt/sandbox-receipts.service.ts';
import { reactionsOf } from '../runner/attempt.ts';
import type { Perform, Workflow } from '../runner/workflow.ts';
import { orderHandler } from './order-handler.ts';
import { orderPoller } from './order-poller.ts';
import { viewsOfLog } from './shop-views.fixture.ts';

export const recipient = {
  recipient: '김하늘',
  phone: '010-1234-5678',
  email: 'haneul@example.com',
  postcode: '06236',
  address: '서울 강남구 테헤란로 1',
  detail: '101호',
  note: '문 앞',
};
const { options: _, ...itemData } = itemExamples.ItemAdded.data;
export const price = 60_000;
/** Every box is ticked; an order keeps those that its lines want. */
export const allConsents = consentsFor([{ kind: 'licence', made_to_order: true }]);

const calling =
  (url: string) =>
  async (
    method: string,
    path: string,
    { body, token, key }: { body?: object; token?: string | undefined; key?: string } = {},
  ) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key ?? v7(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, body: (await answer.json()) as Record<string, never> & { code?: string } };
  };

/** What administrators do takes more than a token. */
const keeperOf = async ({ service }: Awaited<ReturnType<typeof servedCommands>>, call: ReturnType<typeof calling>) => {
  const keeper = { email: 'keeper@example.com', password: 'correct horse battery' };
  await service.firstAdmin(keeper);
  return String((await call('POST', 'auth/login', { body: keeper })).body['accessToken']);
};

type OrderHandler = ReturnType<typeof orderHandler>;
const workingOff = (events: EventStore, handler: OrderHandler, receipts: ReceiptParts) => {
  const reached = new Map<string, number>();
  const follow = async <R>(workflow: Workflow<never, R>, perform: Perform<R>) => {
    for await (const batch of events.readAll({ after: reached.get(workflow.name) ?? 0, prefixes: workflow.streams })) {
      for (const event of batch.events) {
        for (const reaction of reactionsOf<never, R>(workflow)(event)) await perform(reaction, event);
      }
      reached.set(workflow.name, batch.position);
    }
  };
  return async () => {
    for (let before = -1; before !== (await events.head());) {
      before = await events.head();
      await follow<ShopReaction>(paymentsWorkflow as never, handler);
      await follow<ShopReaction>(ordersWorkflow as never, handler);
      await follow<ReceiptReaction>(receiptsWorkflow as never, async ({ orderId }) => {
        await compareTaxInvoice(receipts, orderId);
        await alignReceipt(receipts, orderId);
      });
    }
  };
};

const buyersCalls = (
  call: ReturnType<typeof calling>,
  sendAsSystem: (type: string, data: object) => Promise<unknown>,
) => ({
  place: (
    item: string,
    quantity: number,
    more: { token?: string | undefined; key?: string; total?: number; consents?: readonly Consent[] } = {},
  ) =>
    call('POST', 'shop/order/place', {
      ...more,
      body: {
        lines: [{ item_id: item, option_id: 1, quantity }],
        recipient,
        expected_total: more.total ?? price * quantity,
        agreed: true,
        consents: more.consents ?? allConsents,
      },
    }),
  agree: async (orderId: string, amount: number, outcome: SandboxOutcome = 'paid') => {
    const key = v7();
    await sendAsSystem('AgreeAtSandbox', { key, orderId, amount, outcome });
    return key;
  },
  confirm: (paymentKey: string, orderId: string, amount: number | string) =>
    call('POST', 'shop/payment/confirm', { body: { paymentKey, orderId, amount } }),
});

export const shopWorld = async () => {
  const [views, over] = viewsOfLog();
  const served = await servedCommands({ views });
  const { load } = openStreams(served.events);
  over(served.events, load);
  const send = sender(served.service.execute, { actor: system, source: 'web', correlationId: 'test' });
  const parts = settlementParts({ load, provider: sandbox({ send, load }) }, send);
  const complaints: unknown[] = [];
  const log = { warn: () => undefined, error: (...complaint: unknown[]) => void complaints.push(complaint) };
  const handler = orderHandler(parts, log);
  const receipts = { ...parts, receipts: sandboxReceipts({ send }), now: served.clock.now };
  const poll = orderPoller({ views, clock: served.clock }, parts, log, { waitMs: () => 0, now: served.clock.now });

  const sendAsSystem = (type: string, data: object) => send({ type, data });
  const asAdmin = (type: string, data: object) => send({ type, data }, { as: { id: v7(), level: 10 } });
  const call = calling(served.url);
  return {
    ...served,
    views,
    load,
    parts,
    poll,
    call,
    complaints,
    sendAsSystem,
    asAdmin,
    item: async (stock: number | null = 10, more: object = {}) => {
      const id = v7();
      const kind = stock === null ? 'licence' : 'goods';
      const options = [{ name: '100장', price, stock }];
      await sendAsSystem('AddItem', { ...itemData, id, kind, notice: noticeExamples[kind], options, ...more });
      return id;
    },
    token: (userId = v7(), level = 1) => served.tokens.issue({ userId, level, sessionId: v7() }, 'api'),
    admin: () => keeperOf(served, call),
    ...buyersCalls(call, sendAsSystem),
    order: async (id: string) => (await load(orderAggregate, orderStream(id))).state,
    stock: async (id: string) => {
      const { state } = await load(itemAggregate, itemStream(id));
      const option = state.status === 'there' ? state.item.options[0] : undefined;
      return [option?.stock, option?.reserved];
    },
    taken: async (key: string) => {
      const seen = await parts.provider.find({ key, orderId: '' });
      return seen.status === 'paid' ? seen.amount - seen.cancelled : 0;
    },
    receipts,
    workOff: workingOff(served.events, handler, receipts),
  };
};
export type ShopWorld = Awaited<ReturnType<typeof shopWorld>>;

export interface Placed {
  readonly id: string;
  readonly number: string;
  readonly total: number;
}
export const buying = (shop: ShopWorld, item: () => string) => {
  const placed = async (quantity = 1, token?: string) => {
    const { status, body } = await shop.place(item(), quantity, { token });
    if (status !== 200) throw new Error(`not placed: ${JSON.stringify(body)}`);
    return body as unknown as Placed;
  };
  const paid = async (quantity = 1, token?: string) => {
    const order = await placed(quantity, token);
    const key = await shop.agree(order.id, order.total);
    await shop.confirm(key, order.id, order.total);
    await shop.workOff();
    return { ...order, key };
  };
  return { placed, paid };
};
