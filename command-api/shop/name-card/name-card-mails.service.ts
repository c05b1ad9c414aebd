import { mailsToShop, nameCardMailWords } from '@maru/contracts/shop/name-card/name-card-mail.words';
import type { NameCardFacts } from '@maru/contracts/shop/name-card/name-card.fold';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import { printedLinesOf } from '@maru/contracts/shop/name-card/name-card.rules';
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

/** What was cancelled or answered meanwhile is no reason to remind anybody. */
const isOver = (kind: NameCardLetter['kind'], card: NameCardFacts, { lines }: OrderFacts): boolean =>
  kind === 'proof-reminded' && !(card.status === 'proofed' && printedLinesOf(lines).some(({ no }) => no === card.no));

const addressOf = async ({ load, publicUrl }: Parts, kind: NameCardLetter['kind'], order: OrderFacts) => {
  if (!mailsToShop.has(kind)) return { to: order.email, url: await orderPageOf({ load, publicUrl }, order) };
  const { business } = (await load(configFold, configStream)).state;
  return { to: business?.email, url: `${publicUrl()}/adm/namecard/print` };
};

/** To the buyer what the shop did, to the shop's own address what the buyer did. */
export const nameCardMails =
  (parts: Parts): WriteLetter<NameCardLetter> =>
  async ({ kind, nameCard }) => {
    const { state: card } = await parts.load(nameCardAggregate, nameCardStream(nameCard));
    const order = card && (await orderOf(parts.load, card.order_id));
    if (!card || !order) return { userId: '', mail: undefined };
    const { to, url } = await addressOf(parts, kind, order);
    if (!to || isOver(kind, card, order)) return { userId: card.user_id, mail: undefined };
    const words = nameCardMailWords[kind]({ card, number: order.number, url });
    return { userId: card.user_id, mail: { kind, person: card.user_id, to, ...pagesOf(words) } };
  };
