import { shopRelays } from '@maru/contracts/shop/live/shop.relays';
import { useReload } from '../../kernel/live/use-reload.ts';
import { useLicencesQuery, useMyOrdersQuery, useOrderQuery } from './order.api.ts';

const fresh = { refetchOnMountOrArgChange: true } as const;
const orderEvents = [shopRelays.order.event];

/** One of one's own orders, as it is now. */
export const useWatchedOrder = (id: string) => {
  const answer = useOrderQuery(id, fresh);
  useReload(answer, { events: orderEvents, id });
  return answer;
};

/** Licences come a moment after their order is paid. */
export const useWatchedLicences = (orderId: string) => {
  const answer = useLicencesQuery(orderId, fresh);
  useReload(answer, { events: [shopRelays.licence.event] });
  return answer;
};

export const useWatchedOrders = (filter: object) => {
  const answer = useMyOrdersQuery(filter, fresh);
  useReload(answer, { events: orderEvents });
  return answer;
};
