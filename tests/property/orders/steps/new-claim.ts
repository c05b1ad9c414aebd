import { type AccountClaim, faults, type OrderAccount, type Reason } from '../ledger/order-account.ts';
import type { Press } from './press.ts';

export const feeFor = ({ doc }: Press, kind: AccountClaim['kind'], reason: Reason): number => {
  if (faults[reason] === 'shop' || kind === 'cancel') return 0;
  return (kind === 'return' ? doc.terms.return_fee : doc.terms.exchange_fee) ?? 0;
};
const newlyOpen = {
  state: 'requested',
  tracking: undefined,
  together: null,
  feeTaken: 0,
  closedAt: null,
  isRefunded: false,
  asked: null,
  beside: 0,
  optionsAllowed: 0,
  feeAllowed: 0,
  isByHand: false,
  owed: 0,
  awaited: [],
} as const;
export const newClaim = (
  order: OrderAccount,
  claim: Pick<AccountClaim, 'kind' | 'reason' | 'parts' | 'fee' | 'wanted'>,
): AccountClaim => ({ ...claim, no: order.claims.length + 1, ...newlyOpen, windows: [] });
