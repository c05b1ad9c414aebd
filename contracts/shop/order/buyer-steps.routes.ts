import { z } from 'zod';
import { phone } from '../../identity/user/user.commands.ts';
import { id } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import { maxCartLines } from '../cart/cart.limits.ts';
import { cancelReason } from '../payment/payment.fields.ts';
import { claimKind, claimPhoto, maxClaimPhotos, noticed, wantedOption } from './claim.fields.ts';
import type { OrderCommand } from './order.commands.ts';
import { part, placedPart, recipient } from './order.fields.ts';
import { refundAccount } from './order.refund-account.ts';
import { order, orderDocument } from './order.views.ts';

/** A guest shows these instead of a login. */
export const shownByGuest = { number: z.string().trim().max(20), phone };

interface Step<S extends z.ZodRawShape> {
  readonly path: string;
  readonly summary: string;
  readonly fields: S;
  readonly toCommand: (data: z.output<z.ZodObject<S>> & { readonly id: string }) => OrderCommand;
}
/** A step of a buyer: with a login by the order's id, as a guest by its number and phone. */
const buyerStep = <S extends z.ZodRawShape>({ path, summary, fields, toCommand }: Step<S>) => ({
  mine: commandRoute({
    method: 'POST',
    path: `shop/order/${path}`,
    access: 'login',
    summary,
    input: z.object({ id, ...fields }),
    answer: orderDocument,
    toCommand: (data) => toCommand(data as z.output<z.ZodObject<S>> & { readonly id: string }),
  }),
  guest: endpointRoute({
    method: 'POST',
    path: `shop/order/guest/${path}`,
    access: 'open',
    summary: `As a guest: ${summary}`,
    input: z.object({ ...shownByGuest, ...fields }),
    answer: order,
  }),
  toCommand,
});

const reason = cancelReason.exclude(['unpaid', 'outOfStock']);
/** `refund_account` is asked for where money came into a virtual account: see `needsRefundAccount`. */
const account = { refund_account: refundAccount.optional() };
const claim = z.int().min(1);
const place = recipient.omit({ email: true });

export const buyerSteps = {
  cancel: buyerStep({
    path: 'cancel',
    summary: "Cancels one's order or what nobody has packed of it; what was paid for it goes back.",
    fields: { parts: z.array(part).min(1).max(maxCartLines).optional(), reason, ...account },
    toCommand: (data) => ({ type: 'CancelOrder', data }),
  }),
  claim: buyerStep({
    path: 'claim',
    summary: 'Asks to cancel what is packed, or to send back what came, for money or for others.',
    fields: {
      kind: claimKind,
      parts: z.array(placedPart).min(1).max(maxCartLines).optional(),
      reason,
      photos: z.array(claimPhoto).max(maxClaimPhotos).optional(),
      wanted: z.array(wantedOption).max(maxCartLines).optional(),
      noticed: noticed.optional(),
      ...account,
    },
    toCommand: (data) => ({ type: 'OpenClaim', data }),
  }),
  withdrawClaim: buyerStep({
    path: 'claim/withdraw',
    summary: 'Takes back what one asked for, before the shop has begun.',
    fields: { claim },
    toCommand: (data) => ({ type: 'StepClaim', data: { ...data, step: 'withdraw' } }),
  }),
  confirm: buyerStep({
    path: 'confirm',
    summary: 'The buyer is content with what came, or with some parcels of it.',
    fields: { parcels: z.array(z.int().min(1)).min(1).max(maxCartLines).optional() },
    toCommand: (data) => ({ type: 'AcceptGoods', data }),
  }),
  giveRefundAccount: buyerStep({
    path: 'refund_account',
    summary: 'Tells where money is to be sent back to that came into a virtual account; what waits for it goes on.',
    fields: { refund_account: refundAccount },
    toCommand: (data) => ({ type: 'GiveRefundAccount', data }),
  }),
};

export const buyerRoutes = {
  cancel: buyerSteps.cancel.mine,
  claim: buyerSteps.claim.mine,
  withdrawClaim: buyerSteps.withdrawClaim.mine,
  confirm: buyerSteps.confirm.mine,
  giveRefundAccount: buyerSteps.giveRefundAccount.mine,
  changeAddress: endpointRoute({
    method: 'POST',
    path: 'shop/order/address',
    access: 'login',
    summary: 'Where the order goes, until the first of it is packed.',
    input: z.object({ id, ...place.shape }),
    answer: orderDocument,
  }),
  /** Licences belong to accounts, so guests have none. */
  showLicence: commandRoute({
    method: 'POST',
    path: 'shop/order/licence/show',
    access: 'login',
    summary: 'Shows the keys of the licences of a line, which cannot be given back after it.',
    input: z.object({ id, line: z.int().min(1) }),
    answer: orderDocument,
    toCommand: (data): OrderCommand => ({ type: 'ShowLicence', data }),
  }),
};
export const guestRoutes = {
  cancel: buyerSteps.cancel.guest,
  claim: buyerSteps.claim.guest,
  withdrawClaim: buyerSteps.withdrawClaim.guest,
  confirm: buyerSteps.confirm.guest,
  giveRefundAccount: buyerSteps.giveRefundAccount.guest,
  /** The phone of `to` need not be the one that the guest is known by. */
  changeAddress: endpointRoute({
    method: 'POST',
    path: 'shop/order/guest/address',
    access: 'open',
    summary: 'As a guest: Where the order goes, until the first of it is packed.',
    input: z.object({ ...shownByGuest, to: place }),
    answer: order,
  }),
};
