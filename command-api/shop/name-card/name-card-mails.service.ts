import { mailsToShop, nameCardMailWords } from '@maru/contracts/shop/name-card/name-card-mail.words';
import { nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configFold } from '@maru/contracts/site/config/config.fold';
import { pagesOf, type WriteLetter } from '../../mail/letter.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { orderPageOf } from '../order/order-mails.service.ts';
import { nameCardAggregate } from './name-card.aggregate.ts';
import type { NameCardLetter } from './name-card-mails.workflow.ts';

interface Parts {
  readonly load: Load;
  readonly publicUrl: () => string;
}

/** To the buyer what the shop did, to the shop's own address what the buyer did. */
export const nameCardMails =
  ({ load, publicUrl }: Parts): WriteLetter<NameCardLetter> =>
  async ({ kind, nameCard }) => {
    const { state: card } = await load(nameCardAggregate, nameCardStream(nameCard));
    const order = card && (await orderOf(load, card.order_id));
    if (!card || !order) return { userId: '', mail: undefined };
    const toShop = mailsToShop.has(kind);
    const { business } = (await load(configFold, configStream)).state;
    const to = toShop ? business?.email : order.email;
    if (!to) return { userId: card.user_id, mail: undefined };
    const url = toShop ? `${publicUrl()}/adm/namecard` : await orderPageOf({ load, publicUrl }, order);
    const words = nameCardMailWords[kind]({ card, number: order.number, url });
    return { userId: card.user_id, mail: { kind, person: card.user_id, to, ...pagesOf(words) } };
  };
