import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { orderMailWords } from '@maru/contracts/shop/order/order-mail.words';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../mail/letter.ts';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { orderAggregate } from './order.aggregate.ts';
import { type OrderLetter, orderMailsWorkflow } from './order-mails.workflow.ts';
import {
  ClaimDeclined,
  ClaimOpened,
  ClaimRefunded,
  delivered,
  OrderPaid,
  OrderPartCancelled,
  OrderPlaced,
  SurchargeAsked,
  SurchargePaid,
} from './order.spec.ts';

const exchange = { ...ClaimOpened, data: { ...ClaimOpened.data, kind: 'exchange' as const } };
const paid = [...delivered, exchange, SurchargeAsked, SurchargePaid];
const at = '2026-01-20T00:00:00.000Z';
const refund = 34_850;
/** Of a part that went, as the workflow tells it of the event. */
const lettersOf = (back: Partial<typeof OrderPartCancelled.data>) => {
  const on = orderMailsWorkflow.on.OrderPartCancelled as (event: object) => readonly OrderLetter[];
  return on({ ...OrderPartCancelled, data: { ...OrderPartCancelled.data, ...back }, meta: { at } });
};
const textOf = (kind: keyof typeof orderMailWords, events: readonly OrderEvent[], back: object) => {
  const order = foldAll(orderAggregate, events) as OrderFacts;
  const [cancellation] = lettersOf({ refund, ...back }).map((letter) => letter.cancellation);
  const of = {
    order,
    url: 'https://maru.example',
    cancellation,
    parcel: undefined,
    claim: order.claims.at(-1),
    hours: '',
  };
  return pagesOf(orderMailWords[kind](of)).text;
};

describe('a mail about money that goes back', () => {
  it.each([
    ['order-returned', ClaimRefunded, ['금액: 55,850원', '그중 교환 추가 금액: 21,000원', '내신 방법 그대로']],
    ['order-claim-declined', ClaimDeclined, ['돌려드리는 추가 금액: 21,000원']],
  ] as const)('names all that was paid beside where nothing is sent for it: %s', (kind, event, said) => {
    const text = textOf(kind, [...paid, event], {});
    for (const words of said) expect(text).toContain(words);
  });
  it('names what goes back of it with a part', () => {
    const text = textOf('order-cancelled', [OrderPlaced, OrderPaid], {
      refund: 0,
      surcharges_back: [{ claim: 1, refund: 15_000, tax_free: 0 }],
    });
    for (const words of ['돌려드리는 금액: 15,000원', '그중 교환 추가 금액: 15,000원']) expect(text).toContain(words);
    expect(text).not.toContain('결제한 수단으로');
  });
  it('names none where none was paid', () =>
    expect(textOf('order-cancelled', [OrderPlaced, OrderPaid], {})).not.toContain('추가'));
});
