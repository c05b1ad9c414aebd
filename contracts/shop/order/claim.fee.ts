import { returnCostBearer } from '../law/withdrawal.ts';
import type { CancelReason } from '../payment/payment.fields.ts';
import type { ClaimKind } from './claim.fields.ts';
import type { OrderTerms } from './order.fields.ts';

/** What sending back costs the buyer, in won, as was said when it was ordered; who is not at fault pays nothing. */
export const feeFor = (
  { terms }: { readonly terms: OrderTerms },
  { kind, reason }: { readonly kind: ClaimKind; readonly reason: CancelReason },
): number => {
  if (kind === 'cancel' || returnCostBearer(reason) === 'shop') return 0;
  return (kind === 'return' ? terms.return_fee : terms.exchange_fee) ?? 0;
};
