import { z } from 'zod';
import { type Claim, type ClaimState } from './claim.fields.ts';
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
import type { Parcel, ParcelState } from './parcel.fields.ts';

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
export const claimAction = z.enum(['withdraw', 'decline', 'collect', 'arrive', 'refundClaim', 'replace']);
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

/** Every step a parcel may take: a lost one may still be found. */
export const parcelSteps: readonly ParcelStep[] = [
  { from: ['sent'], action: 'deliver', who: ['admin', 'system'] },
  { from: ['lost'], action: 'deliver', who: ['admin'] },
  { from: ['sent', 'delivered', 'lost'], action: 'correct', who: ['admin'] },
  { from: ['sent', 'delivered'], action: 'lose', who: ['admin'] },
  { from: ['sent', 'delivered', 'lost'], action: 'bringBack', who: ['admin'] },
  { from: ['cameBack'], action: 'unpack', who: ['admin'], when: isFree },
];

const comesBack: NonNullable<ClaimStep['when']> = ({ kind }) => kind !== 'cancel';

/** Every step a claim may take. A person at the shop can always answer it. */
export const claimSteps: readonly ClaimStep[] = [
  {
    from: ['requested'],
    action: 'withdraw',
    who: ['buyer', 'admin'],
    when: ({ by }, roles) => roles.includes(by === 'shop' ? 'admin' : 'buyer'),
  },
  { from: ['requested', 'collecting', 'arrived'], action: 'decline', who: ['admin'] },
  { from: ['requested', 'collecting'], action: 'collect', who: ['admin'], when: comesBack },
  { from: ['requested', 'collecting'], action: 'arrive', who: ['admin'], when: comesBack },
  { from: ['requested', 'collecting', 'arrived'], action: 'refundClaim', who: ['admin'] },
  {
    from: ['requested', 'collecting', 'arrived'],
    action: 'replace',
    who: ['admin'],
    when: ({ kind }) => kind === 'exchange',
  },
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
