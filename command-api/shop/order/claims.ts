import { dayOfText } from '@maru/contracts/kernel/seoul-days';
import { returnCostBearer } from '@maru/contracts/shop/law/withdrawal';
import { comesWith, feeFor, feeOfRefund, mayComeWith } from '@maru/contracts/shop/order/claim.fee';
import { isNoticeable, noticeableFrom } from '@maru/contracts/shop/order/claim.noticed';
import { isFetchedBack, isSentAgain, ownerOfPhoto } from '@maru/contracts/shop/order/claim.fields';
import { buyerOf } from '@maru/contracts/shop/order/order.events';
import { surchargesBackFor } from '@maru/contracts/shop/order/surcharge.parts';
import type { Part, PlacedPart } from '@maru/contracts/shop/order/order.fields';
import { restitutionFor, type Withholding } from '@maru/contracts/shop/order/order.parts';
import { isWithin } from '@maru/contracts/shop/order/order.pieces';
import { claimableParts } from '@maru/contracts/shop/order/order.rules';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { claimFor, type Handled, type OrderDecider, orderFor, wrongInput } from './order.state.ts';
import { refundAccountOf } from './refund-account-of.ts';

const action = { cancel: 'requestCancel', return: 'requestReturn', exchange: 'requestExchange' } as const;

type Opening = Parameters<OrderDecider<'OpenClaim'>>[1]['data'];
/**
 * What the law gives depends on the reason, and on when the buyer noticed what is wrong, so that what ended says which.
 */
const partsFor = ({ order, roles, now }: Handled, { kind, reason, noticed, parts: wanted }: Opening) => {
  const asking = { kind, roles, now, reason };
  const claimable = claimableParts(order, asking);
  if (claimable.length === 0) throw new Rejected('claim_too_late');
  const parts = [...(wanted ?? claimable)];
  if (!isWithin(parts, claimable)) throw wrongInput('parts', orderErrors.partsToSend);
  if (noticed !== undefined && !isWithin(parts, claimableParts(order, { ...asking, noticed: dayOfText(noticed) })))
    throw new Rejected('claim_noticed_too_late');
  return parts;
};
/** Kept where it matters. */
const noticedOf = ({ order, now }: Handled, { reason, noticed }: Opening, parts: readonly PlacedPart[]) => {
  const from = noticeableFrom(order, parts, reason);
  if (noticed === undefined || from === null) return {};
  if (!isNoticeable(noticed, from, now)) throw wrongInput('noticed', orderErrors.noticed);
  return { noticed };
};

interface Opened extends Withholding {
  readonly kind: Opening['kind'];
  readonly parts: readonly Part[];
}
const refundFor = (order: Handled['order'], { kind, parts, fee, fault }: Opened) =>
  kind === 'exchange' ? 0 : restitutionFor(order, parts, { fee, fault }).refund;

export const openClaim: OrderDecider<'OpenClaim'> = (state, { data }, by) => {
  const { id, kind, reason, photos = [], wanted = [], refund_account: newAccount } = data;
  const handled = orderFor(state, action[kind], by);
  const { order, roles } = handled;
  const parts = partsFor(handled, data);
  if (wanted.some(({ no }) => kind !== 'exchange' || !parts.some((part) => part.no === no)))
    throw wrongInput('wanted', orderErrors.optionsToSend);
  if (!photos.every((url) => [buyerOf(order), order.id].includes(ownerOfPhoto(url) ?? '')))
    throw wrongInput('photos', orderErrors.ownPhotos);
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
    ...noticedOf(handled, data, parts),
  };
  return [
    ...refundAccountOf(order, { newAccount, refund: refundFor(order, opened), actor: by.actor }),
    { type: 'ClaimOpened', data: opened },
  ];
};

export const stepClaim: OrderDecider<'StepClaim'> = (state, { data: { id, claim: no, step, together } }, by) => {
  const { order, claim } = claimFor(state, { no, action: step }, by);
  if (step === 'withdraw')
    return [{ type: 'ClaimWithdrawn', data: { id, claim: no, ...(isFetchedBack(claim) && { awaited: true }) } }];
  if (typeof together === 'number' && !mayComeWith(order, claim).some((other) => other.no === together))
    throw wrongInput('together', orderErrors.together);
  return [{ type: 'ClaimArrived', data: { id, claim: no, ...(together !== undefined && { together }) } }];
};

export const declineClaim: OrderDecider<'DeclineClaim'> = (state, { data }, by) => {
  const { claim } = claimFor(state, { no: data.claim, action: 'decline' }, by);
  const isSent = isSentAgain({ ...claim, state: 'declined', answer: data.answer });
  const isAwaited = isFetchedBack(claim) && data.answer !== 'notReturned';
  const beside = { ...(isSent && { sent_again: true }), ...(isAwaited && { awaited: true }) };
  return [{ type: 'ClaimDeclined', data: { ...data, ...beside } }];
};

export const collectClaim: OrderDecider<'CollectClaim'> = (state, { data }, by) => {
  const { order, claim } = claimFor(state, { no: data.claim, action: 'collect' }, by);
  return [{ type: 'ClaimCollected', data: { ...data, together: comesWith(order, claim, data) } }];
};

export const refundClaim: OrderDecider<'RefundClaim'> = (state, { data: { id, claim: no, back_to, fee } }, by) => {
  const { order, claim } = claimFor(state, { no, action: 'refundClaim' }, by);
  const { parts, reason } = claim;
  const restitution = restitutionFor(order, parts, { fee: fee ?? feeOfRefund(order, claim), fault: claim.fault });
  return [
    {
      type: 'ClaimRefunded',
      data: {
        id,
        claim: no,
        parts,
        ...restitution,
        ...surchargesBackFor(order, parts),
        fee: restitution.split.fee,
        reason,
        back_to,
      },
    },
  ];
};
