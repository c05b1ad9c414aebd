import { ordersRoom, shopRelays } from '@maru/contracts/shop/live/shop.relays';
import { useReload } from '../../kernel/live/use-reload.ts';
import { useRoom } from '../../kernel/live/use-room.ts';
import { useManagedOrderQuery } from './order-admin.api.ts';

const fresh = { refetchOnMountOrArgChange: true } as const;
/** Refunds are given a moment after a step, and are seen with it. */
const events = [shopRelays.order.event, shopRelays.payment.event];

export const useWatchedManagedOrder = (id: string) => {
  const answer = useManagedOrderQuery(id, fresh);
  useRoom(ordersRoom);
  useReload(answer, { events, id });
  return answer;
};
