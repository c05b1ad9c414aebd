import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';

/** The key of each licence as its buyer has asked to see it: null until then, since a key that was seen stays bought. */
export const shownKeys = async (
  views: ViewStore,
  licences: readonly LicenceDocument[],
): Promise<(licence: LicenceDocument) => string | null> => {
  const ids = [...new Set(licences.map(({ order_id }) => order_id))];
  const orders = new Map((await views.view('order').getMany<OrderDocument>(ids)).map(({ doc }) => [doc.id, doc.lines]));
  const isShown = ({ order_id, no }: LicenceDocument) =>
    orders.get(order_id)?.some((line) => line.no === no && line.shown_at !== null) ?? false;
  return (licence) => (isShown(licence) ? licence.key : null);
};
