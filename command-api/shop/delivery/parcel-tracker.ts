import type { Parcel } from '@maru/contracts/shop/order/parcel.fields';

/** `unknown`: the carrier has not seen it, or does not say. */
export type ParcelWhereabouts = 'moving' | 'delivered' | 'unknown';

/** Says where parcels are. Throws `TrackerAway`. */
export interface ParcelTracker {
  find(parcel: Pick<Parcel, 'courier' | 'tracking' | 'sent_at'>): Promise<ParcelWhereabouts>;
}

/** No fault of the parcel that was asked about: others would not be told of now either. */
export class TrackerAway extends Error {
  readonly reason = 'tracker_away';
}
