import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { buyerOf } from '@maru/contracts/shop/order/order.events';
import { orderMailWords } from '@maru/contracts/shop/order/order-mail.words';
import { pagesOf, type WriteLetter } from '../../mail/letter.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { orderOf } from './order.aggregate.ts';
import type { OrderLetter } from './order-mails.workflow.ts';

interface Parts {
  readonly load: Load;
  readonly publicUrl: () => string;
}

/** Whoever left before paying was never written to. */
const isWorthTelling = ({ deposit, method }: OrderFacts) => deposit !== null || method !== null;

/** A guest shows the phone number there, because it stands in no link. */
export const orderPageOf = ({ id, user_id, number }: OrderFacts, publicUrl: string) =>
  user_id === null ? `${publicUrl}/order?number=${number}` : `${publicUrl}/my/order/${id}`;

export const orderMails =
  ({ load, publicUrl }: Parts): WriteLetter<OrderLetter> =>
  async ({ kind, orderId, cancellation }) => {
    const order = await orderOf(load, orderId);
    const userId = order?.user_id ?? '';
    if (!order?.email || !isWorthTelling(order)) return { userId, mail: undefined };
    const words = orderMailWords[kind]({ order, url: orderPageOf(order, publicUrl()), cancellation });
    return { userId, mail: { kind, person: buyerOf(order), to: order.email, ...pagesOf(words) } };
  };
