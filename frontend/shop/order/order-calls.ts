import type { BuyerPath, OrderCalls } from './order.api.ts';

/** The steps of a buyer over one way to send them. */
export const orderCalls = (
  take: (path: BuyerPath, body: object) => Promise<boolean>,
  windows: Pick<OrderCalls, 'openPayment' | 'openSurcharge'>,
): OrderCalls => ({
  cancel: (wanted) => take('cancel', wanted),
  claim: (wanted) => take('claim', wanted),
  withdrawClaim: (claim) => take('claim/withdraw', { claim }),
  confirm: (parcels) => take('confirm', parcels ? { parcels } : {}),
  changeAddress: (address) => take('address', address),
  showLicence: (line) => take('licence/show', { line }),
  ...windows,
});
