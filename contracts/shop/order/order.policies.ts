import { type Actor, adminOnly, isAdmin, system, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { OrderCommand } from './order.commands.ts';
import type { OrderRole } from './order.rules.ts';

/** `buyer` is whose order it is; undefined where there is none yet. */
export interface OrderSubject {
  readonly buyer: string | undefined;
}
type Rule = (actor: Actor, subject: OrderSubject) => RejectionCode | undefined;

/** In which ways somebody has to do with an order. */
export const rolesOf = (actor: Actor, buyer: string): readonly OrderRole[] => {
  if (actor.id === system.id) return ['system'];
  return [...(actor.id === buyer ? (['buyer'] as const) : []), ...(isAdmin(actor) ? (['admin'] as const) : [])];
};

/** To a stranger there is no such order. */
const participantOnly: Rule = (actor, { buyer }) =>
  buyer !== undefined && rolesOf(actor, buyer).length > 0 ? undefined : 'order_not_found';
/** What follows from payment and time is nobody's wish. */
const systemOnExisting: Rule = (actor, { buyer }) => (buyer === undefined ? 'order_not_found' : systemOnly(actor));

export const orderPolicies: Policies<OrderCommand, OrderSubject> = {
  PlaceOrder: (actor, { buyer }) => (buyer === actor.id ? undefined : 'forbidden'),
  AwaitDeposit: systemOnExisting,
  PayOrder: systemOnExisting,
  ExpireOrder: systemOnExisting,
  CancelOrder: participantOnly,
  GiveRefundAccount: participantOnly,
  PrepareGoods: participantOnly,
  ShipParcel: participantOnly,
  CorrectParcel: participantOnly,
  StepParcel: participantOnly,
  AcceptGoods: participantOnly,
  AcceptLicences: systemOnExisting,
  AddOrderMemo: (actor, { buyer }) => (buyer === undefined ? 'order_not_found' : adminOnly(actor)),
  ChangeAddress: participantOnly,
  ShowLicence: participantOnly,
  OpenClaim: participantOnly,
  StepClaim: participantOnly,
  DeclineClaim: participantOnly,
  CollectClaim: participantOnly,
  AskSurcharge: participantOnly,
  PaySurcharge: systemOnExisting,
  RefundClaim: participantOnly,
  ReplaceClaim: participantOnly,
  EndAwaited: participantOnly,
  HandSurchargeBack: participantOnly,
  RefundOrder: participantOnly,
};
