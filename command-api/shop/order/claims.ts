import { isOwnImage } from '@maru/contracts/shop/review/review.fields';
import { returnCostBearer } from '@maru/contracts/shop/law/withdrawal';
import { feeFor } from '@maru/contracts/shop/order/claim.fee';
import { heldOf, restitutionFor, taxFreeIn } from '@maru/contracts/shop/order/order.parts';
import { isWithin } from '@maru/contracts/shop/order/order.pieces';
import { claimableParts } from '@maru/contracts/shop/order/order.rules';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { claimFor, type Handled, type OrderDecider, orderFor, wrongInput } from './order.state.ts';
import { refundAccountOf } from './refund-account-of.ts';

const action = { cancel: 'requestCancel', return: 'requestReturn', exchange: 'requestExchange' } as const;

type Opening = Parameters<OrderDecider<'OpenClaim'>>[1]['data'];
/** What the law gives depends on the reason, so that a reason whose time is over says so. */
const partsFor = ({ order, roles, now }: Handled, { kind, reason, parts: wanted }: Opening) => {
  const claimable = claimableParts(order, { kind, roles, now, reason });
  if (claimable.length === 0) throw new Rejected('claim_too_late');
  const parts = [...(wanted ?? claimable)];
  if (!isWithin(parts, claimable)) throw wrongInput('parts', orderErrors.partsToSend);
  return parts;
};

export const openClaim: OrderDecider<'OpenClaim'> = (state, { data }, by) => {
  const { id, kind, reason, photos = [], wanted = [], refund_account: newAccount } = data;
  const handled = orderFor(state, action[kind], by);
  const { order, roles } = handled;
  const parts = partsFor(handled, data);
  if (wanted.some(({ no }) => kind !== 'exchange' || !parts.some((part) => part.no === no)))
    throw wrongInput('wanted', orderErrors.optionsToSend);
  if (!photos.every((url) => isOwnImage(url, by.actor.id))) throw wrongInput('photos', orderErrors.ownPhotos);
  const opened = {
    id,
    claim: order.claims.length + 1,
    kind,
    by: roles.includes('buyer') ? ('buyer' as const) : ('shop' as const),
    parts,
    reason,
    fault: returnCostBearer(reason),
    fee: feeFor(order, data),
    photos,
    wanted,
  };
  return [
    ...refundAccountOf(order, { newAccount, hasRefund: kind !== 'exchange', actor: by.actor }),
    { type: 'ClaimOpened', data: opened },
  ];
};

export const stepClaim: OrderDecider<'StepClaim'> = (state, { data: { id, claim, step } }, by) => {
  claimFor(state, { no: claim, action: step }, by);
  return [{ type: step === 'withdraw' ? 'ClaimWithdrawn' : 'ClaimArrived', data: { id, claim } }];
};

export const declineClaim: OrderDecider<'DeclineClaim'> = (state, { data }, by) => {
  claimFor(state, { no: data.claim, action: 'decline' }, by);
  return [{ type: 'ClaimDeclined', data }];
};

export const collectClaim: OrderDecider<'CollectClaim'> = (state, { data }, by) => {
  claimFor(state, { no: data.claim, action: 'collect' }, by);
  return [{ type: 'ClaimCollected', data }];
};

export const refundClaim: OrderDecider<'RefundClaim'> = (state, { data: { id, claim: no, back_to, fee } }, by) => {
  const { order, claim } = claimFor(state, { no, action: 'refundClaim' }, by);
  const { parts, reason } = claim;
  // Who gets money because there is nothing to send pays for no exchange.
  const restitution = restitutionFor(order, parts, {
    fee: fee ?? (claim.kind === 'exchange' ? 0 : claim.fee),
    fault: claim.fault,
  });
  return [
    {
      type: 'ClaimRefunded',
      data: { id, claim: no, parts, ...restitution, fee: restitution.split.fee, reason, back_to },
    },
  ];
};

type Sent = Parameters<OrderDecider<'ReplaceClaim'>>[1]['data']['lines'];
const givenFor = (sent: Sent) => sent.reduce((sum, { difference, quantity }) => sum + difference * quantity, 0);

/** For a cheaper option the difference goes back. Lines are numbered as they come. */
export const replaceClaim: OrderDecider<'ReplaceClaim'> = (
  state,
  { data: { id, claim: no, back_to, surcharge = null, lines } },
  by,
) => {
  const { order, claim } = claimFor(state, { no, action: 'replace' }, by);
  const sent = lines.map((line, at) => ({ ...line, no: order.lines.length + 1 + at }));
  const refund = Math.min(givenFor(sent), heldOf(order));
  const free = sent.filter(({ of }) => order.lines.some((line) => line.no === of && line.tax === 'free'));
  const split = { goods: refund, shipping: 0, fee: 0, tax_free: taxFreeIn(order, refund, givenFor(free)) };
  return [
    {
      type: 'ClaimReplaced',
      data: { id, claim: no, parts: claim.parts, refund, split, back_to, surcharge, stock: no, lines: sent },
    },
  ];
};
