import { feeFor } from '@maru/contracts/shop/order/claim.fee';
import type { AwaitedEnd } from '@maru/contracts/shop/order/claim.fields';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { claimFor, type Handled, type OrderDecider } from './order.state.ts';

const actions = { sentAgain: 'sendAgain', returned: 'takeBack', neverCame: 'giveUp' } as const satisfies Readonly<
  Record<AwaitedEnd, string>
>;
type Closed = Handled['order']['claims'][number];

/** A return of the shop's, for goods that have come already. */
const returnOf = ({ order }: Pick<Handled, 'order'>, { awaited, reason, fault }: Closed): readonly OrderEvent[] => {
  const of = { id: order.id, claim: order.claims.length + 1 };
  const fee = feeFor(order, { kind: 'return', reason });
  const said = { kind: 'return', by: 'shop', reason, fault, fee } as const;
  return [
    { type: 'ClaimOpened', data: { ...of, ...said, parts: [...awaited], photos: [], wanted: [] } },
    { type: 'ClaimArrived', data: of },
  ];
};

/** Somebody was fetching the goods when their claim was closed. */
export const endAwaited: OrderDecider<'EndAwaited'> = (state, { data: { id, claim: no, how } }, by) => {
  const { order, claim } = claimFor(state, { no, action: actions[how] }, by);
  const opened = how === 'returned' ? returnOf({ order }, claim) : [];
  return [{ type: 'ClaimAwaitedEnded', data: { id, claim: no, how } }, ...opened];
};
