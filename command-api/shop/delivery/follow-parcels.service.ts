import { isClaimed } from '@maru/contracts/shop/order/order.pieces';
import type { SystemCommands } from '../../pipeline/send.ts';
import { unlessRefused } from '../../pipeline/unless-refused.ts';
import { orderOf } from '../order/order.aggregate.ts';
import type { ParcelTracker } from './parcel-tracker.ts';

/** What the carrier delivered is delivered; what somebody claims anything of waits for people. Throws `TrackerAway`. */
export const followParcels = async (
  { load, send }: SystemCommands,
  tracker: ParcelTracker,
  orderId: string,
): Promise<void> => {
  const order = await orderOf(load, orderId);
  for (const parcel of order?.parcels ?? []) {
    if (!order || parcel.state !== 'sent' || isClaimed(order, parcel.no)) continue;
    if ((await tracker.find(parcel)) !== 'delivered') continue;
    const data = { id: orderId, parcel: parcel.no, step: 'deliver' };
    await send({ type: 'StepParcel', data }).catch(unlessRefused('order_step_refused'));
  }
};
