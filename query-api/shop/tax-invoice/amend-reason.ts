import type { Claim } from '@maru/contracts/shop/order/claim.fields';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { AmendReason } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';

interface Happened {
  readonly claims: readonly Pick<Claim, 'how' | 'arrived_at' | 'closed_at'>[];
  readonly timeline: readonly Pick<OrderDocument['timeline'][number], 'action' | 'at'>[];
}

/**
 * What seems to have happened `since` the last amendment, in epoch ms; whoever issues the next one says what did. Goods
 * that came and were paid back are 환입, whatever their buyer asked for.
 */
export const amendReasonOf = ({ claims, timeline }: Happened, since = 0): AmendReason => {
  const isNew = (at: number | null) => at !== null && at > since;
  if (claims.some(({ how, arrived_at, closed_at }) => how === 'refund' && arrived_at !== null && isNew(closed_at)))
    return 'returned';
  const isCancelled = timeline.some(({ action, at }) => (action === 'cancel' || action === 'refundClaim') && isNew(at));
  return isCancelled ? 'cancelled' : 'reduced';
};
