import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { buyerOf } from '@maru/contracts/shop/order/order.events';
import { withOrderTerms } from '@maru/contracts/shop/order/order-terms.words';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configFold } from '@maru/contracts/site/config/config.fold';
import { orderMailWords } from '@maru/contracts/shop/order/order-mail.words';
import { orderMailValues } from '@maru/contracts/site/mail-text/mail-text.words';
import type { WriteLetter } from '../../mail/letter.ts';
import { mailInWords } from '../../mail/mail-in-words.service.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { hasAccount } from './buyers-account.ts';
import { orderOf } from './order.aggregate.ts';
import type { OrderLetter } from './order-mails.workflow.ts';

interface Parts {
  readonly load: Load;
  readonly publicUrl: () => string;
}

/** Whoever left before paying was never written to. */
const isWorthTelling = ({ deposit, method }: OrderFacts) => deposit !== null || method !== null;

/** A guest shows the phone number there, because it stands in no link. */
export const orderPageOf = async ({ load, publicUrl }: Parts, order: OrderFacts): Promise<string> =>
  (await hasAccount(load, order))
    ? `${publicUrl()}/my/order/${order.id}`
    : `${publicUrl()}/order?number=${order.number}`;

export const orderMails =
  (parts: Parts): WriteLetter<OrderLetter> =>
  async ({ kind, orderId, cancellation, parcel: parcelNo, claim: claimNo }) => {
    const order = await orderOf(parts.load, orderId);
    const userId = order?.user_id ?? '';
    if (!order?.email || !isWorthTelling(order)) return { userId, mail: undefined };
    const parcel = order.parcels.find(({ no }) => no === parcelNo);
    const claim = order.claims.find(({ no }) => no === claimNo);
    const url = await orderPageOf(parts, order);
    const said = (await parts.load(configFold, configStream)).state;
    const hours = said.delivery.pickup_hours;
    const words = orderMailWords[kind]({ order, url, cancellation, parcel, claim, hours });
    const whole = kind === 'order-paid' ? withOrderTerms(words, order, said) : words;
    const pages = await mailInWords(parts.load, kind, whole, orderMailValues(order.number));
    return { userId, mail: { kind, person: buyerOf(order), to: order.email, ...pages } };
  };
