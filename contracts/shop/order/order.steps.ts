import { z } from 'zod';
import { type Claim, type ClaimState, openClaimStates } from './claim.fields.ts';
import type { OrderStage } from './order.label.ts';
import { isClaimed, partsIn, type Places } from './order.pieces.ts';
import {
  cancellableParts,
  changeableAddress,
  claimableParts,
  confirmable,
  isPayable,
  refundable,
  type OrderRole,
  shippable,
  shownLicences,
  type StandingOrder,
  waiting,
} from './order.rules.ts';
import { isFetched, type Parcel, type ParcelState } from './parcel.fields.ts';
import { owedByHand } from './surcharge.parts.ts';

/** What is done to an order as a whole, or to pieces that are named with it. */
export const orderAction = z.enum([
  'openPayment',
  'awaitDeposit',
  'pay',
  'expire',
  'cancel',
  'prepare',
  'ship',
  'changeAddress',
  'showLicence',
  'confirm',
  'requestCancel',
  'requestReturn',
  'requestExchange',
  'refund',
]);
export type OrderAction = z.infer<typeof orderAction>;
export const parcelAction = z.enum(['deliver', 'correct', 'lose', 'bringBack', 'unpack']);
export type ParcelAction = z.infer<typeof parcelAction>;
export const claimAction = z.enum([
  'withdraw',
  'decline',
  'collect',
  'arrive',
  'askSurcharge',
  'paySurcharge',
  'refundClaim',
  'replace',
  'sendAgain',
  'takeBack',
  'giveUp',
  'handBack',
]);
export type ClaimAction = z.infer<typeof claimAction>;
/** What a timeline tells of. */
export const anyAction = z.enum([...orderAction.options, ...parcelAction.options, ...claimAction.options]);
export type AnyAction = z.infer<typeof anyAction>;

interface Step<State, Action, Thing> {
  readonly from: readonly State[];
  readonly action: Action;
  readonly who: readonly OrderRole[];
  /** `roles` are those of whoever asks, `now` is epoch ms. */
  readonly when?: (thing: Thing, roles: readonly OrderRole[], now: number) => boolean;
}
type OrderStep = Step<OrderStage, OrderAction, StandingOrder>;
type ParcelStep = Step<ParcelState, ParcelAction, { readonly order: Places; readonly parcel: Parcel }>;
type ClaimStep = Step<ClaimState, ClaimAction, Claim>;

const claimable =
  (kind: Claim['kind']): NonNullable<OrderStep['when']> =>
  (order, roles, now) =>
    claimableParts(order, { kind, roles, now }).length > 0;

/** Every step an order may take. Deciders refuse what is not here; buyer's and administrators' buttons are what is. */
export const orderSteps: readonly OrderStep[] = [
  { from: ['awaitingPayment'], action: 'openPayment', who: ['buyer'], when: isPayable },
  { from: ['awaitingPayment'], action: 'awaitDeposit', who: ['system'] },
  { from: ['awaitingPayment'], action: 'pay', who: ['system'] },
  { from: ['awaitingPayment'], action: 'expire', who: ['system'] },
  {
    from: ['awaitingPayment', 'paid'],
    action: 'cancel',
    who: ['buyer', 'admin', 'system'],
    when: (order, roles, now) => cancellableParts(order, roles, now).length > 0,
  },
  { from: ['paid'], action: 'prepare', who: ['admin'], when: waiting },
  { from: ['paid'], action: 'ship', who: ['admin'], when: shippable },
  { from: ['awaitingPayment', 'paid'], action: 'changeAddress', who: ['buyer', 'admin'], when: changeableAddress },
  { from: ['paid'], action: 'showLicence', who: ['buyer'], when: shownLicences },
  { from: ['paid'], action: 'confirm', who: ['buyer', 'system'], when: confirmable },
  { from: ['paid'], action: 'requestCancel', who: ['buyer'], when: claimable('cancel') },
  { from: ['paid'], action: 'requestReturn', who: ['buyer', 'admin'], when: claimable('return') },
  { from: ['paid'], action: 'requestExchange', who: ['buyer', 'admin'], when: claimable('exchange') },
  { from: ['paid'], action: 'refund', who: ['admin'], when: refundable },
];

const isFree: NonNullable<ParcelStep['when']> = ({ order, parcel }) =>
  partsIn(order, parcel).length > 0 && !isClaimed(order, parcel.no);

const isCarried: NonNullable<ParcelStep['when']> = ({ parcel }) => !isFetched(parcel);

/** Every step a parcel may take: a lost one may still be found, and what nobody fetches is put back. */
export const parcelSteps: readonly ParcelStep[] = [
  { from: ['sent'], action: 'deliver', who: ['admin', 'system'] },
  { from: ['lost', 'ready'], action: 'deliver', who: ['admin'] },
  { from: ['sent', 'delivered', 'lost'], action: 'correct', who: ['admin'], when: isCarried },
  { from: ['sent', 'delivered'], action: 'lose', who: ['admin'], when: isCarried },
  { from: ['sent', 'delivered', 'lost'], action: 'bringBack', who: ['admin'], when: isCarried },
  { from: ['ready'], action: 'bringBack', who: ['admin'], when: isFree },
  { from: ['cameBack'], action: 'unpack', who: ['admin'], when: isFree },
];

type ClaimRule = NonNullable<ClaimStep['when']>;
const comesBack: ClaimRule = ({ kind }) => kind !== 'cancel';
const isExchange: ClaimRule = ({ kind }) => kind === 'exchange';
const isAwaited: ClaimRule = ({ awaited }) => awaited.length > 0;
const isUnpaid: ClaimRule = ({ asked }) => asked !== null && asked.paid === null;
/** Before the shop has begun by whoever asked for it, and, until the goods come, by a buyer who is asked to pay for it. */
const mayWithdraw: ClaimRule = (claim, roles, now) =>
  (claim.state === 'requested' && roles.includes(claim.by === 'shop' ? 'admin' : 'buyer')) ||
  (isUnpaid(claim, roles, now) && roles.includes('buyer'));

/** Every step a claim may take. A person at the shop can always answer it. */
export const claimSteps: readonly ClaimStep[] = [
  { from: ['requested', 'collecting'], action: 'withdraw', who: ['buyer', 'admin'], when: mayWithdraw },
  { from: openClaimStates, action: 'decline', who: ['admin'] },
  { from: ['requested', 'collecting'], action: 'collect', who: ['admin'], when: comesBack },
  { from: ['requested', 'collecting'], action: 'arrive', who: ['admin'], when: comesBack },
  {
    from: openClaimStates,
    action: 'askSurcharge',
    who: ['admin'],
    when: ({ kind, asked }) => kind === 'exchange' && (asked?.paid ?? null) === null,
  },
  { from: openClaimStates, action: 'paySurcharge', who: ['buyer', 'system'], when: isUnpaid },
  { from: openClaimStates, action: 'refundClaim', who: ['admin'] },
  { from: openClaimStates, action: 'replace', who: ['admin'], when: isExchange },
  ...(['sendAgain', 'takeBack', 'giveUp'] as const).map((action): ClaimStep => ({
    from: ['declined', 'withdrawn'],
    action,
    who: ['admin'],
    when: isAwaited,
  })),
  { from: ['settled'], action: 'handBack', who: ['admin'], when: (claim) => owedByHand(claim) > 0 },
];

interface Situation<State, Thing> {
  readonly state: State;
  readonly thing: Thing;
  readonly roles: readonly OrderRole[];
  readonly now: number;
}
const actionsIn = <S, A, T>(steps: readonly Step<S, A, T>[], { state, thing, roles, now }: Situation<S, T>): A[] =>
  steps
    .filter(
      ({ from, who, when }) =>
        from.includes(state) && who.some((role) => roles.includes(role)) && (when?.(thing, roles, now) ?? true),
    )
    .map(({ action }) => action);

/** What these roles may do with the order now: the buttons. `now` is epoch ms. */
export const actionsOf = (order: StandingOrder, roles: readonly OrderRole[], now: number): readonly OrderAction[] =>
  actionsIn(orderSteps, { state: order.stage, thing: order, roles, now });
export const parcelActionsOf = (order: Places, parcel: Parcel, roles: readonly OrderRole[]): readonly ParcelAction[] =>
  actionsIn(parcelSteps, { state: parcel.state, thing: { order, parcel }, roles, now: 0 });
export const claimActionsOf = (claim: Claim, roles: readonly OrderRole[]): readonly ClaimAction[] =>
  actionsIn(claimSteps, { state: claim.state, thing: claim, roles, now: 0 });
