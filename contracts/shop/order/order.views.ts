import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { cashReceiptUse } from '../order-receipt/cash-receipt.fields.ts';
import { amounts, backTo, orderedLine, orderTerms, part } from './order.fields.ts';
import { cancelReason, deposit } from '../payment/payment.fields.ts';
import { maskedAccount } from './order.refund-account.ts';
import { actionsOf, orderAction, type OrderRole, orderStatus, type OrderStanding } from './order-states.ts';

const line = orderedLine.extend({ cancelled: z.int() });
/** `action` is null for the placing; `back_to` is for administrators. */
const moment = z.object({
  at: timestamp,
  action: orderAction.nullable(),
  status: orderStatus,
  parts: z.array(part).optional(),
  refund: z.int().optional(),
  reason: cancelReason.optional(),
  back_to: backTo.optional(),
});
/** What the buyer wants to send back, until somebody has answered. */
const claim = z.object({
  wish: z.enum(['requestReturn', 'requestExchange']),
  parts: z.array(part),
  reason: cancelReason,
});

/** Document of the view `order`. `points_back` came back of those paid with; the system's next step is at `due_at`. */
export const orderDocument = z.object({
  ...documentBase,
  number: z.string(),
  user_id: z.string().nullable(),
  status: orderStatus,
  lines: z.array(line),
  amounts,
  terms: orderTerms.optional(),
  refunded: z.int(),
  points_back: z.int(),
  coupon: z.string().nullable(),
  recipient: z.string(),
  phone: z.string(),
  email: z.string(),
  postcode: z.string(),
  address: z.string(),
  detail: z.string(),
  note: z.string(),
  cash_receipt_use: cashReceiptUse.nullable(),
  cash_receipt: z.string(),
  placed_at: timestamp,
  pay_until: z.number(),
  deposit: deposit.nullable(),
  method: z.string().nullable(),
  payment_key: z.string().nullable(),
  receipt: z.string().nullable(),
  refund_account: z.object({ bank: z.string(), account: z.string(), holder: z.string() }).nullable(),
  asked: claim.nullable(),
  delivery: z.object({ courier: z.string(), tracking: z.string() }).nullable(),
  delivered_at: timestamp.nullable(),
  due_at: z.number().nullable(),
  timeline: z.array(moment),
});
export type OrderDocument = z.infer<typeof orderDocument>;

/** An order to who may see it, with what they may do now. */
export const order = orderDocument.omit({ position: true }).extend({ actions: z.array(orderAction) });
export type Order = z.infer<typeof order>;

/** Whoever looks after refunds needs the whole number; a buyer knows it by its end. */
export const shownAccount = (account: OrderDocument['refund_account'], roles: readonly OrderRole[]) =>
  account && (roles.includes('admin') ? account : { ...account, account: maskedAccount(account.account) });

/** Whether goods can be sold again is the shop's own business. */
const shownTimeline = (timeline: OrderDocument['timeline'], roles: readonly OrderRole[]) =>
  roles.includes('admin') ? timeline : timeline.map(({ back_to: _, ...moment }) => moment);

/** What is shown of it, with what these roles may do at a time, in epoch ms. */
export const presentOrder = (
  { position: _, ...doc }: OrderDocument,
  roles: readonly OrderRole[],
  now: number,
): Order => ({
  ...doc,
  refund_account: shownAccount(doc.refund_account, roles),
  timeline: shownTimeline(doc.timeline, roles),
  actions: [...actionsOf(standingOf(doc), roles, now)],
});

export const orderRow = orderDocument.pick({
  id: true,
  number: true,
  status: true,
  placed_at: true,
  pay_until: true,
  amounts: true,
  refunded: true,
  lines: true,
});
export type OrderRow = z.infer<typeof orderRow>;
export const managedOrderRow = orderRow.extend({ recipient: z.string(), guest: z.boolean() });
export type ManagedOrderRow = z.infer<typeof managedOrderRow>;

export const standingOf = ({
  status,
  lines,
  delivered_at,
  deposit,
  pay_until,
}: Pick<OrderDocument, 'status' | 'lines' | 'delivered_at' | 'deposit' | 'pay_until'>): OrderStanding => ({
  status,
  kinds: lines.filter(({ quantity, cancelled }) => cancelled < quantity).map(({ kind }) => kind),
  deliveredAt: delivered_at,
  awaitsDeposit: deposit !== null,
  payUntil: pay_until,
});
