import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { maxCartLines } from '../cart/cart.limits.ts';
import { agreedText } from '../../identity/user/user.views.ts';
import { cashReceiptUse } from '../order-receipt/cash-receipt.fields.ts';
import {
  awaitedEnd,
  claimKind,
  claimPhoto,
  declineReason,
  maxClaimPhotos,
  noticed,
  replacement,
  surcharge,
  wantedOption,
} from './claim.fields.ts';
import {
  allowance,
  amounts,
  backTo,
  mostWon,
  orderedLine,
  orderTerms,
  part,
  placedPart,
  recipient,
  shippingFee,
} from './order.fields.ts';
import { claimAction, parcelAction } from './order.steps.ts';
import { cancelReason, deposit } from '../payment/payment.fields.ts';
import { refundAccount } from './order.refund-account.ts';

const id = z.string();
const parts = z.array(part).min(1).max(maxCartLines);
const placedParts = z.array(placedPart).min(1).max(maxCartLines);
const no = z.int().min(1);
/** What is given back or paid for a piece is counted where it is decided. */
const sentLines = z
  .array(replacement.omit({ difference: true, surcharges: true }))
  .min(1)
  .max(maxCartLines);
/** `fee`: what the shop keeps of it for sending back, in won. */
const fee = z.int().min(0).max(mostWon);

/** What takes nothing beside the parcel itself. */
export const parcelStep = parcelAction.exclude(['correct']);
export const claimStep = claimAction.extract(['withdraw', 'arrive']);

export const orderCommand = z.discriminatedUnion('type', [
  /** The sender looked prices and stock up, reserved the stock, redeemed the coupon (a code), used the points. */
  command('PlaceOrder', {
    id,
    number: z.string(),
    user_id: z.string().nullable(),
    lines: z.array(orderedLine),
    amounts,
    shipping_fees: z.array(shippingFee).optional(),
    pay_until: z.string(),
    ...recipient.shape,
    coupon: z.string().nullable(),
    cash_receipt_use: cashReceiptUse.nullable(),
    cash_receipt: z.string(),
    agreed: z.array(agreedText),
    terms: orderTerms.optional(),
  }),
  command('AwaitDeposit', { id, deposit }),
  command('PayOrder', {
    id,
    amount: z.int(),
    method: z.string(),
    key: z.string(),
    receipt: z.string().nullable().optional(),
    escrow: z.boolean().optional(),
  }),
  command('ExpireOrder', { id }),
  /** Without `parts` all that may be cancelled now. */
  command('CancelOrder', {
    id,
    parts: parts.optional(),
    reason: cancelReason,
    refund_account: refundAccount.optional(),
  }),
  command('GiveRefundAccount', { id, refund_account: refundAccount }),
  command('PrepareGoods', { id, parts: parts.optional() }),
  /** Without a carrier: it is ready to be fetched. */
  command('ShipParcel', { id, courier: line(30).optional(), tracking: line(40).optional(), parts: parts.optional() }),
  command('CorrectParcel', { id, parcel: no, courier: line(30), tracking: line(40) }),
  command('StepParcel', { id, parcel: no, step: parcelStep }),
  /** Without `parcels` all that came, and the licences. */
  command('AcceptGoods', { id, parcels: z.array(no).min(1).max(maxCartLines).optional() }),
  /** The system's: when its time has come. */
  command('AcceptLicences', { id }),
  command('AddOrderMemo', { id, text: z.string() }),
  command('ChangeAddress', { id, ...recipient.omit({ email: true }).shape }),
  command('ShowLicence', { id, line: no }),
  /** Without `parts` all that may be claimed for this reason. */
  command('OpenClaim', {
    id,
    kind: claimKind,
    parts: placedParts.optional(),
    reason: cancelReason,
    photos: z.array(claimPhoto).max(maxClaimPhotos).optional(),
    wanted: z.array(wantedOption).max(maxCartLines).optional(),
    noticed: noticed.optional(),
    refund_account: refundAccount.optional(),
  }),
  /** `together` with another claim's goods, for what arrives; without it as the carriers say. */
  command('StepClaim', { id, claim: no, step: claimStep, together: no.nullable().optional() }),
  command('DeclineClaim', { id, claim: no, answer: declineReason }),
  command('CollectClaim', { id, claim: no, courier: line(30), tracking: line(40) }),
  /** `lines` are what would be sent; the sender looked up what they cost. */
  command('AskSurcharge', { id, claim: no, lines: sentLines }),
  command('PaySurcharge', {
    id,
    claim: no,
    ask: no,
    amount: z.int(),
    method: z.string(),
    key: z.string(),
    receipt: z.string().nullable(),
  }),
  /** The goods came back, or never will; without `fee` what was said when it was opened. */
  command('RefundClaim', { id, claim: no, back_to: backTo, fee: fee.optional() }),
  /** The goods of a claim that is closed came, or never will. */
  command('EndAwaited', { id, claim: no, how: awaitedEnd }),
  /** In won, no more than is owed by hand of what was taken so: more may be owed by now than whoever gave it back saw. */
  command('HandSurchargeBack', { id, claim: no, amount: z.int().min(1) }),
  /** They came back, and others are sent, whose stock the sender holds for this claim. */
  command('ReplaceClaim', {
    id,
    claim: no,
    back_to: backTo,
    surcharge: surcharge.nullable().optional(),
    lines: sentLines,
  }),
  /** What is left out is nothing; `tax_free` of all of it follows from what it is for, unless it is named. */
  command('RefundOrder', {
    id,
    ...allowance.partial().shape,
    points: z.int().min(0).max(mostWon).optional(),
    tax_free: z.int().min(0).max(mostWon).optional(),
    reason: cancelReason,
    refund_account: refundAccount.optional(),
  }),
]);
export type OrderCommand = z.infer<typeof orderCommand>;
