import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { cashReceiptUse } from '../order-receipt/cash-receipt.fields.ts';
import { claim, declineReason } from './claim.fields.ts';
import {
  allowance,
  amounts,
  backTo,
  orderLine,
  orderTerms,
  paidShippingFee,
  part,
  sideAllowance,
} from './order.fields.ts';
import { orderPartly, orderStage, orderStatus } from './order.label.ts';
import { maskedAccount } from './order.refund-account.ts';
import {
  actionsOf,
  claimAction,
  claimActionsOf,
  anyAction,
  orderAction,
  parcelAction,
  parcelActionsOf,
} from './order.steps.ts';
import type { OrderRole } from './order.rules.ts';
import { parcel } from './parcel.fields.ts';
import { cancelReason, deposit } from '../payment/payment.fields.ts';

/** `action` is null for the placing; `parcel` and `claim` are what it was about; `back_to` is for administrators. */
const moment = z.object({
  at: timestamp,
  action: anyAction.nullable(),
  status: orderStatus,
  parts: z.array(part).optional(),
  refund: z.int().optional(),
  reason: cancelReason.optional(),
  answer: declineReason.optional(),
  parcel: z.int().optional(),
  claim: z.int().optional(),
  back_to: backTo.optional(),
  allowance: allowance.optional(),
});

/**
 * Document of the view `order`. `points_back` came back of those paid with; `status`, `partly` and `due_at`, when the
 * system takes its next step, follow from the rest.
 */
export const orderDocument = z.object({
  ...documentBase,
  number: z.string(),
  user_id: z.string().nullable(),
  stage: orderStage,
  status: orderStatus,
  partly: orderPartly.nullable(),
  lines: z.array(orderLine),
  parcels: z.array(parcel),
  claims: z.array(claim),
  amounts,
  shipping_fees: z.array(paidShippingFee),
  terms: orderTerms,
  refunded: z.int(),
  tax_free_refunded: z.int(),
  recharged: z.int(),
  points_back: z.int(),
  /** What was given back while everything stayed with its buyer, beside that of lines and of fees for sending. */
  allowance: sideAllowance,
  coupon: z.string().nullable(),
  /** Name of the discount without a code. */
  automatic: z.string().nullable(),
  recipient: z.string(),
  phone: z.string(),
  /** By which a guest is known, wherever the order goes. */
  ordered_phone: z.string(),
  /** To where sending was paid for. */
  ordered_postcode: z.string(),
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
  /** Whether the provider keeps the money until the buyer has confirmed. */
  escrow: z.boolean(),
  refund_account: z.object({ bank: z.string(), account: z.string(), holder: z.string() }).nullable(),
  paid_at: timestamp.nullable(),
  due_at: z.number().nullable(),
  /** Since when money is owed that is given back by hand, and goods are awaited of a claim that is closed. */
  owed_since: timestamp.nullable(),
  awaited_since: timestamp.nullable(),
  timeline: z.array(moment),
});
export type OrderDocument = z.infer<typeof orderDocument>;

/** An order to who may see it, with what they may do now, with all of it, a parcel or a claim. */
export const order = orderDocument
  .omit({ position: true })
  .extend({
    actions: z.array(orderAction),
    parcels: z.array(parcel.extend({ actions: z.array(parcelAction) })),
    claims: z.array(claim.extend({ actions: z.array(claimAction) })),
  });
export type Order = z.infer<typeof order>;

/** Whoever looks after refunds needs the whole number; a buyer knows it by its end. */
export const shownAccount = (account: OrderDocument['refund_account'], roles: readonly OrderRole[]) =>
  account && (roles.includes('admin') ? account : { ...account, account: maskedAccount(account.account) });

/** Whether goods can be sold again is the shop's own business. */
const shownTimeline = (timeline: OrderDocument['timeline'], roles: readonly OrderRole[]) =>
  roles.includes('admin') ? timeline : timeline.map(({ back_to: _, ...moment }) => moment);

/** What is shown of it, with what these roles may do at a time, in epoch ms. */
export const presentOrder = (
  { position: _, ...listed }: OrderDocument & { readonly found_by?: string },
  roles: readonly OrderRole[],
  now: number,
): Order => {
  const { found_by: __, ...doc } = listed;
  return {
    ...doc,
    refund_account: shownAccount(doc.refund_account, roles),
    timeline: shownTimeline(doc.timeline, roles),
    actions: [...actionsOf(doc, roles, now)],
    parcels: doc.parcels.map((parcel) => ({ ...parcel, actions: [...parcelActionsOf(doc, parcel, roles)] })),
    claims: doc.claims.map((claim) => ({ ...claim, actions: [...claimActionsOf(claim, roles)] })),
  };
};

export const orderRow = orderDocument
  .pick({
    id: true,
    number: true,
    status: true,
    partly: true,
    placed_at: true,
    pay_until: true,
    amounts: true,
    refunded: true,
    lines: true,
  })
  .extend({ terms: orderTerms.pick({ pickup: true }) });
export type OrderRow = z.infer<typeof orderRow>;
export const managedOrderRow = orderRow.extend({ recipient: z.string(), guest: z.boolean() });
export type ManagedOrderRow = z.infer<typeof managedOrderRow>;
