import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';

interface AsBought {
  /** As its buyer has asked to see it: null until then, since a key that was seen stays bought. */
  readonly keyOf: (licence: LicenceDocument) => string | null;
  readonly isConsented: (licence: LicenceDocument) => boolean;
}

/** What the orders of licences say of them. */
export const asBought = async (views: ViewStore, licences: readonly LicenceDocument[]): Promise<AsBought> => {
  const ids = [...new Set(licences.map(({ order_id }) => order_id))];
  const orders = new Map((await views.view('order').getMany<OrderDocument>(ids)).map(({ doc }) => [doc.id, doc.lines]));
  const lineOf = ({ order_id, no }: LicenceDocument) => orders.get(order_id)?.find((line) => line.no === no);
  return {
    keyOf: (licence) => ((lineOf(licence)?.shown_at ?? null) === null ? null : licence.key),
    isConsented: (licence) => lineOf(licence)?.consented ?? false,
  };
};
