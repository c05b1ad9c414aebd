import type { ParcelAction } from '@maru/contracts/shop/order/order.steps';
import type { AccountParcel, OrderAccount } from '../ledger/order-account.ts';
import { lineOf } from '../ledger/order-account.ts';
import { accepted, asKeeper, type Button } from './press.ts';

const after: Readonly<Record<ParcelAction, (parcel: AccountParcel, order: OrderAccount, now: number) => void>> = {
  deliver: (parcel, _, now) => Object.assign(parcel, { state: 'delivered', deliveredAt: now }),
  correct: () => undefined,
  lose: (parcel) => Object.assign(parcel, { state: 'lost', isAccepted: false }),
  bringBack: (parcel) => Object.assign(parcel, { state: 'cameBack', isAccepted: false }),
  /** Its pieces wait, packed, to be sent again. */
  unpack: (parcel, order) => {
    for (const [no, quantity] of parcel.contents) lineOf(order, no).prepared += quantity;
    parcel.state = 'unpacked';
  },
};

/** What waits to be fetched is fetched, or is not. */
const deedOf = ({ state }: AccountParcel, action: ParcelAction): string => {
  if (state !== 'ready') return action;
  return action === 'deliver' ? 'fetched' : 'not fetched';
};
export const parcelButton =
  (no: number, action: ParcelAction): Button =>
  async (press) => {
    const { lives, order } = press;
    const parcel = order.parcels.find((one) => one.no === no);
    if (!parcel) throw new Error(`nobody sent parcel ${no}`);
    const answer =
      action === 'correct'
        ? await asKeeper(press, 'parcel', { parcel: no, courier: 'CJ대한통운', tracking: '1' })
        : await asKeeper(press, 'parcel/step', { parcel: no, step: action });
    accepted(press, deedOf(parcel, action), answer);
    after[action](parcel, order, lives.shop.clock.now());
  };
