import { Rejected } from '@maru/contracts/kernel/rejections';
import { buyerOf } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { maskedAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { CashReceiptFacts } from '@maru/contracts/shop/cash-receipt/cash-receipt.fold';
import type { CashReceipt } from '@maru/contracts/shop/order-receipt/cash-receipt.fields';
import { isReceiptOpen, leftOf, standingSlip } from '@maru/contracts/shop/cash-receipt/cash-receipt.plan';
import { cashReceiptRefusal } from '@maru/contracts/shop/cash-receipt/cash-receipt.policies';
import {
  type CashReceiptOfOrder,
  cashReceiptRoutes,
  type OwnCashReceipt,
} from '@maru/contracts/shop/cash-receipt/cash-receipt.routes';
import type { Slip } from '@maru/contracts/shop/cash-receipt/cash-receipt.views';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import { guestOrderFor } from '../order/guest-order.endpoints.ts';
import type { GuestServices } from '../order/order-tickets.service.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { nextStepOf, numberOf, receiptOf } from './align-receipt.service.ts';
import { isInvoiced } from './invoiced.service.ts';

/** The one that stands, else what became of the last one. */
const shownSlip = (facts: CashReceiptFacts): Slip | undefined => {
  const last = facts.slips.at(-1);
  return standingSlip(facts) ?? (last?.status === 'requested' || last?.status === 'refused' ? last : undefined);
};
const shownOf = (order: OrderFacts, facts: CashReceiptFacts): OwnCashReceipt | null => {
  const slip = shownSlip(facts);
  if (!slip || slip.status === 'dropped') return null;
  const { status, use, issue_number, url } = slip;
  const number = use === 'self' ? '' : maskedAccount(numberOf(order, facts, slip));
  return { status, use, number, amount: leftOf(slip).amount, issue_number, url };
};

const ofOrder = async (
  { load, clock }: Pick<GuestServices, 'load' | 'clock'>,
  id: string,
  buyer: string,
): Promise<CashReceiptOfOrder> => {
  const order = await orderOf(load, id);
  if (!order || buyerOf(order) !== buyer) throw new Rejected('order_not_found');
  const facts = await receiptOf({ load }, id);
  const refusal = cashReceiptRefusal({ order, facts, invoiced: await isInvoiced(load, id) }) ?? null;
  const settling = isReceiptOpen(facts) || (await nextStepOf(load, { order, facts }, clock.now())) !== undefined;
  return { cash_receipt: shownOf(order, facts), refusal, settling };
};

const asking = (id: string, { use, number }: CashReceipt) => ({ type: 'AskCashReceipt', data: { id, use, number } });

export const cashReceiptEndpoints = (services: GuestServices): readonly Endpoint[] => {
  const guest = async (
    ...[proof, call]: [Parameters<typeof guestOrderFor>[1], Parameters<typeof guestOrderFor>[2]]
  ) => {
    const id = await guestOrderFor(services, proof, call);
    const order = await orderOf(services.load, id);
    return { id, buyer: order ? buyerOf(order) : id };
  };
  return [
    endpoint(cashReceiptRoutes.ofOrder, ({ input: { id }, ...call }) => ofOrder(services, id, actorOf(call).userId)),
    endpoint(cashReceiptRoutes.ask, async ({ input: { id, cash_receipt }, ...call }) => {
      await call.send(asking(id, cash_receipt), { id: call.idOf(`cash receipt ${id}`) });
      return ofOrder(services, id, actorOf(call).userId);
    }),
    endpoint(cashReceiptRoutes.guestOfOrder, async ({ input, ...call }) => {
      const { id, buyer } = await guest(input, call);
      return ofOrder(services, id, buyer);
    }),
    endpoint(cashReceiptRoutes.guestAsk, async ({ input: { cash_receipt, ...proof }, ...call }) => {
      const { id, buyer } = await guest(proof, call);
      const as = { id: buyer, level: 0 };
      await call.send(asking(id, cash_receipt), { as, id: call.idOf(`guest cash receipt ${id}`) });
      return ofOrder(services, id, buyer);
    }),
  ];
};
