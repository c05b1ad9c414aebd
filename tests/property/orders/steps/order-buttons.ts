import { preparedParts, waitingParts } from '@maru/contracts/shop/order/order.pieces';
import { acceptableLicences, acceptableParcels, cancellableParts } from '@maru/contracts/shop/order/order.rules';
import type { OrderAction } from '@maru/contracts/shop/order/order.steps';
import { isClaimed, left, restOf } from '../ledger/order-account.ts';
import { must, phone } from '../lives.ts';
import { acceptAll, afterCancel, afterPreparing, afterShipping } from './after.ts';
import { openClaim } from './claim-buttons.ts';
import { pay, payTwice } from './paying.ts';
import { refund } from './refund-button.ts';
import { accepted, accountFor, asBuyer, asKeeper, type Button, byRole, mustBeThere, perhapsSome } from './press.ts';

const reasons = ['changedMind', 'wrongChoice', 'defective', 'lateDelivery', 'other'] as const;

const cancel: Button = async (press) => {
  const { lives, order, doc, role } = press;
  const offered = cancellableParts(doc, [role], lives.shop.clock.now());
  if (order.stage === 'paid') mustBeThere(order, offered);
  const parts = order.stage === 'paid' ? perhapsSome(lives, offered) : undefined;
  const reason = lives.random.pick(reasons);
  const body = { ...(parts && { parts }), reason, ...accountFor(order) };
  const what = parts ? 'cancel part' : 'cancel';
  accepted(press, what, await byRole(press, 'cancel', body), JSON.stringify(parts ?? offered));
  afterCancel(lives, order, parts ?? (order.stage === 'paid' ? offered : restOf(order)), reason);
};
const prepare: Button = async (press) => {
  const offered = waitingParts(press.doc);
  mustBeThere(press.order, offered);
  const parts = perhapsSome(press.lives, offered);
  accepted(press, 'prepare', await asKeeper(press, 'prepare', { ...(parts && { parts }) }), JSON.stringify(parts));
  afterPreparing(press.order, parts ?? offered);
};
const ship: Button = async (press) => {
  const offered = preparedParts(press.doc);
  mustBeThere(press.order, offered);
  const parts = perhapsSome(press.lives, offered);
  const body = { courier: '우체국택배', tracking: '6012345678901', ...(parts && { parts }) };
  accepted(press, 'ship', await asKeeper(press, 'ship', body), JSON.stringify(parts));
  afterShipping(press.lives, press.order, parts ?? offered);
};
const confirm: Button = async (press) => {
  const { lives, order, doc } = press;
  const [came, licences] = [acceptableParcels(doc).map(({ no }) => no), acceptableLicences(doc)];
  const some = came.length > 0 && lives.random.chance(0.5) ? [lives.random.pick(came)] : undefined;
  accepted(press, 'confirm', await asBuyer(press, 'confirm', { ...(some && { parcels: some }) }), JSON.stringify(some));
  must(!came.some((no) => isClaimed(order, no)), 'a parcel was accepted of which something is claimed');
  acceptAll(order, some ?? came, some ? [] : licences);
};
const changeAddress: Button = async (press) => {
  const to = { recipient: '김바다', phone, postcode: '04524', address: '서울 중구 세종대로 110', detail: '', note: '' };
  const isGuest = press.role === 'buyer' && press.order.userId === null;
  accepted(press, 'changeAddress', await byRole(press, 'address', isGuest ? { to } : to));
};
const showLicence: Button = async (press) => {
  const hidden = press.doc.lines.filter((line) => line.kind === 'licence' && line.shown_at === null);
  const { no } = press.lives.random.pick(hidden.filter((line) => left(press.order.lines[line.no - 1] ?? never) > 0));
  accepted(press, 'showLicence', await asBuyer(press, 'licence/show', { line: no }));
};
const never = { quantity: 0, gone: 0, exchanged: 0 } as Parameters<typeof left>[0];

export const orderButtons: Readonly<Record<Exclude<OrderAction, 'awaitDeposit' | 'pay' | 'expire'>, Button>> = {
  openPayment: ({ lives, order }) => (lives.random.chance(0.05) ? payTwice(lives, order) : pay(lives, order)),
  cancel,
  prepare,
  ship,
  changeAddress,
  showLicence,
  confirm,
  requestCancel: (press) => openClaim(press, 'cancel'),
  requestReturn: (press) => openClaim(press, 'return'),
  requestExchange: (press) => openClaim(press, 'exchange'),
  refund,
};
