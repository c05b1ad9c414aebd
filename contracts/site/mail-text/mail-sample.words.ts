import { accountMailKind } from '../../identity/mail/mail.events.ts';
import { mailWords } from '../../identity/mail/mail.words.ts';
import { system } from '../../kernel/actor.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { MailWords } from '../../kernel/site.words.ts';
import type { OrderEvent } from '../../shop/order/order.events.ts';
import { orderExamples } from '../../shop/order/order.examples.ts';
import { type OrderFacts, orderFold } from '../../shop/order/order.fold.ts';
import { orderMailWords } from '../../shop/order/order-mail.words.ts';
import { placeholdersOf, usualText } from './mail-placeholders.ts';
import type { EditableMailKind, MailTemplate } from './mail-text.fields.ts';
import { accountMailValues, orderMailValues } from './mail-text.words.ts';

export interface SampleMail {
  /** In the words that come with the product. */
  readonly words: MailWords;
  readonly values: Readonly<Record<string, string>>;
}

const { OrderPlaced, OrderDepositAwaited, OrderPaid, OrderPrepared, OrderShipped, OrderPartCancelled, ClaimOpened } =
  orderExamples;
const at = '2026-06-27T01:00:00.000000Z';
const meta = { at, actorId: system.id } as Recorded['meta'];

type AnyEvolve = (state: unknown, event: OrderEvent & Recorded) => unknown;
const folded = (events: readonly OrderEvent[]): OrderFacts => {
  let state: unknown = orderFold.initialState;
  for (const [revision, event] of events.entries()) {
    const evolve = orderFold.evolve[event.type] as AnyEvolve;
    state = evolve(state, { ...event, revision, position: revision, meta } as OrderEvent & Recorded);
  }
  return state as OrderFacts;
};

/** An order that went all its way: each mail takes of it what it is about. */
const order = folded([OrderPlaced, OrderDepositAwaited, OrderPaid, OrderPrepared, OrderShipped, ClaimOpened]);
const url = 'https://example.com';
const price = { from: 52_000, to: 41_000 };
const [name, item] = ['김마루', '설계 검토 노트'];

const isToAccount = (kind: EditableMailKind) => accountMailKind.safeParse(kind);

/** One mail of each kind with made-up data, for looking at. */
export const sampleMail = (kind: EditableMailKind, person = name, thing = item): SampleMail => {
  const { data: account } = isToAccount(kind);
  if (account) {
    const words = mailWords[account]({ name: person, item: thing, price, url });
    return { words, values: accountMailValues(person, thing) };
  }
  const words = orderMailWords[kind as keyof typeof orderMailWords]({
    order,
    url,
    cancellation: { ...OrderPartCancelled.data, points: 0, whole: false },
    parcel: order.parcels.at(-1),
    claim: order.claims.at(-1),
    hours: '평일 10시~18시',
  });
  return { words, values: orderMailValues(order.number) };
};

/** The words that come with the product, to begin from: what changes from mail to mail as its placeholder. */
export const builtInTemplate = (kind: EditableMailKind): MailTemplate => {
  const { words } = sampleMail(kind, '{이름}', '{상품}');
  const isFixed = !isToAccount(kind).success || kind === 'price-fell';
  return {
    subject: placeholdersOf(kind).includes('주문번호')
      ? words.subject.replaceAll(order.number, '{주문번호}')
      : words.subject,
    heading: words.heading,
    text: isFixed ? `{${usualText}}` : words.paragraphs.join('\n\n'),
    note: words.note,
  };
};
