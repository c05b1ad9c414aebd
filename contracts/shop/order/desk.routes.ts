import { z } from 'zod';
import { id, line, text } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import { maxCartLines } from '../cart/cart.limits.ts';
import { cancelReason } from '../payment/payment.fields.ts';
import {
  awaitedEnd,
  claimKind,
  claimPhoto,
  declineReason,
  maxClaimPhotos,
  surchargeByPerson,
  wantedOption,
} from './claim.fields.ts';
import { type OrderCommand, parcelStep } from './order.commands.ts';
import { allowance, backTo, maxMemo, mostWon, part, placedPart, recipient } from './order.fields.ts';
import { refundAccount } from './order.refund-account.ts';
import { orderDocument } from './order.views.ts';

const adminRow = { access: 'admin', method: 'PUT', answer: orderDocument } as const;
const parts = z.array(part).min(1).max(maxCartLines).optional();
const no = z.int().min(1);
const won = z.int().min(0).max(mostWon);
const carrier = { courier: line(30), tracking: line(40) };
const reason = cancelReason.exclude(['unpaid']);
const account = { refund_account: refundAccount.optional() };
/** Why it is done is read by the buyer; what is not named is all there is. */
const claim = { id, claim: no };

/** What the shop does with an order after it was placed. */
export const deskRoutes = {
  giveRefundAccount: commandRoute({
    ...adminRow,
    path: 'adm/order/refund_account',
    summary: 'Writes down where a buyer wants the money sent back to.',
    input: z.object({ id, refund_account: refundAccount }),
    toCommand: (data): OrderCommand => ({ type: 'GiveRefundAccount', data }),
  }),
  prepare: endpointRoute({
    ...adminRow,
    path: 'adm/order/prepare',
    summary: 'Goods are packed: all that wait, or a part of them; what is printed waits for its proof.',
    input: z.object({ id, parts }),
  }),
  ship: commandRoute({
    ...adminRow,
    path: 'adm/order/ship',
    summary:
      'A parcel was handed to a carrier, or is ready to be fetched where the order says so: all that is packed or a part.',
    input: z.object({ id, parts, ...z.object(carrier).partial().shape }),
    toCommand: (data): OrderCommand => ({ type: 'ShipParcel', data }),
  }),
  correctParcel: commandRoute({
    ...adminRow,
    path: 'adm/order/parcel',
    summary: 'Another carrier or number of a parcel.',
    input: z.object({ id, parcel: no, ...carrier }),
    toCommand: (data): OrderCommand => ({ type: 'CorrectParcel', data }),
  }),
  stepParcel: commandRoute({
    ...adminRow,
    path: 'adm/order/parcel/step',
    summary: 'A parcel came, was lost, came back to the shop, or is unpacked to be sent again.',
    input: z.object({ id, parcel: no, step: parcelStep }),
    toCommand: (data): OrderCommand => ({ type: 'StepParcel', data }),
  }),
  cancel: commandRoute({
    ...adminRow,
    path: 'adm/order/cancel',
    summary: 'Cancels an order or what was not sent of it for its buyer; what was paid for it goes back.',
    input: z.object({ id, parts, reason, ...account }),
    toCommand: (data): OrderCommand => ({ type: 'CancelOrder', data }),
  }),
  addMemo: commandRoute({
    ...adminRow,
    method: 'POST',
    path: 'adm/order/memo',
    summary: 'Writes something down about an order that administrators see, and its buyer never.',
    input: z.object({ id, text: text(maxMemo).min(1) }),
    toCommand: (data): OrderCommand => ({ type: 'AddOrderMemo', data }),
  }),
  changeAddress: commandRoute({
    ...adminRow,
    path: 'adm/order/address',
    summary: 'Where what was not sent goes.',
    input: z.object({ id, ...recipient.omit({ email: true }).shape }),
    toCommand: (data): OrderCommand => ({ type: 'ChangeAddress', data }),
  }),
  openClaim: commandRoute({
    ...adminRow,
    path: 'adm/order/claim',
    summary: 'Opens a return or an exchange for the buyer, at any time.',
    input: z.object({
      id,
      kind: claimKind.exclude(['cancel']),
      parts: z.array(placedPart).min(1).max(maxCartLines).optional(),
      reason,
      photos: z.array(claimPhoto).max(maxClaimPhotos).optional(),
      wanted: z.array(wantedOption).max(maxCartLines).optional(),
      ...account,
    }),
    toCommand: (data): OrderCommand => ({ type: 'OpenClaim', data }),
  }),
  withdrawClaim: commandRoute({
    ...adminRow,
    path: 'adm/order/claim/withdraw',
    summary: 'Takes back a claim that the shop opened.',
    input: z.object(claim),
    toCommand: (data): OrderCommand => ({ type: 'StepClaim', data: { ...data, step: 'withdraw' } }),
  }),
  declineClaim: commandRoute({
    ...adminRow,
    path: 'adm/order/claim/decline',
    summary: 'Declines a claim, with a reason that the buyer reads.',
    input: z.object({ ...claim, answer: declineReason }),
    toCommand: (data): OrderCommand => ({ type: 'DeclineClaim', data }),
  }),
  collectClaim: commandRoute({
    ...adminRow,
    path: 'adm/order/claim/collect',
    summary: 'A carrier fetches what is sent back.',
    input: z.object({ ...claim, ...carrier }),
    toCommand: (data): OrderCommand => ({ type: 'CollectClaim', data }),
  }),
  arriveClaim: commandRoute({
    ...adminRow,
    path: 'adm/order/claim/arrive',
    summary:
      'What was sent back is there, by itself or `together` with what another claim names: the money has to go back within three business days.',
    input: z.object({ ...claim, together: no.nullable().optional() }),
    toCommand: (data): OrderCommand => ({ type: 'StepClaim', data: { ...data, step: 'arrive' } }),
  }),
  refundClaim: commandRoute({
    ...adminRow,
    path: 'adm/order/claim/refund',
    summary: 'The money of a claim goes back, less the fee; the goods go into stock or are written off.',
    input: z.object({ ...claim, back_to: backTo, fee: won.optional() }),
    toCommand: (data): OrderCommand => ({ type: 'RefundClaim', data }),
  }),
  askSurcharge: endpointRoute({
    ...adminRow,
    path: 'adm/order/claim/surcharge',
    summary: 'Asks the buyer to pay what an exchange costs beside, at the prices of now.',
    input: z.object(claim),
  }),
  replaceClaim: endpointRoute({
    ...adminRow,
    path: 'adm/order/claim/replace',
    summary:
      'Others are sent for what came back: they leave the stock, or it is refused. `surcharge` says what became of what is to be paid beside.',
    input: z.object({ ...claim, back_to: backTo, surcharge: surchargeByPerson.optional() }),
  }),
  endAwaited: commandRoute({
    ...adminRow,
    path: 'adm/order/claim/awaited',
    summary:
      'Goods that were fetched for a claim which is closed came: they are sent again, or taken back as a return; or they never will.',
    input: z.object({ ...claim, how: awaitedEnd }),
    toCommand: (data): OrderCommand => ({ type: 'EndAwaited', data }),
  }),
  handSurchargeBack: commandRoute({
    ...adminRow,
    path: 'adm/order/claim/hand_back',
    summary: 'Says that so much of what was taken by hand for an exchange, and is owed, was given back by hand.',
    input: z.object({ ...claim, amount: z.int().min(1) }),
    toCommand: (data): OrderCommand => ({ type: 'HandSurchargeBack', data }),
  }),
  refund: commandRoute({
    ...adminRow,
    path: 'adm/order/refund',
    summary:
      'Gives back money for lines, sending, fees or what exchanges cost beside, up to all that is held, while the goods stay with the buyer.',
    input: z.object({
      id,
      goods: allowance.shape.goods.max(maxCartLines).optional(),
      shipping: won.optional(),
      fee: won.optional(),
      rest: won.optional(),
      surcharges: allowance.shape.surcharges.unwrap().max(maxCartLines).optional(),
      points: won.optional(),
      tax_free: won.optional(),
      reason,
      ...account,
    }),
    toCommand: (data): OrderCommand => ({ type: 'RefundOrder', data }),
  }),
};
