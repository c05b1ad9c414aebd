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
  ClaimReplaced,
  delivered,
  OrderPaid,
  OrderPartCancelled,
  OrderPlaced,
  SurchargeAsked,
  SurchargePaid,
} from './order.spec.ts';

const exchange = { ...ClaimOpened, data: { ...ClaimOpened.data, kind: 'exchange' as const, fee: 6_000 } };
const paid = [...delivered, exchange, SurchargeAsked, SurchargePaid];
const at = '2026-01-20T00:00:00.000Z';
const refund = 34_850;
/** Of a part that went, as the workflow tells it of the event. */
const cancelled = (back: Partial<typeof OrderPartCancelled.data>) => {
  const on = orderMailsWorkflow.on.OrderPartCancelled as (event: object) => readonly OrderLetter[];
  const data = { ...OrderPartCancelled.data, refund, ...back };
  return on({ ...OrderPartCancelled, data, meta: { at } })[0]?.cancellation;
};
const textOf = (
  kind: keyof typeof orderMailWords,
  events: readonly OrderEvent[],
  cancellation: OrderLetter['cancellation'],
) => {
  const order = foldAll(orderAggregate, events) as OrderFacts;
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
    const text = textOf(kind, [...paid, event], cancelled({}));
    for (const words of said) expect(text).toContain(words);
  });
  it('names what goes back of it with a part', () => {
    const text = textOf(
      'order-cancelled',
      [OrderPlaced, OrderPaid],
      cancelled({ refund: 0, surcharges_back: [{ claim: 1, refund: 15_000, tax_free: 0 }] }),
    );
    for (const words of ['돌려드리는 금액: 15,000원', '그중 교환 추가 금액: 15,000원']) expect(text).toContain(words);
    expect(text).not.toContain('결제한 수단으로');
  });
  it('names none where none was paid', () =>
    expect(textOf('order-cancelled', [OrderPlaced, OrderPaid], cancelled({}))).not.toContain('추가'));
});

describe('the mail about an exchange', () => {
  const replace = (event: Partial<typeof ClaimReplaced.data>) => ({
    ...ClaimReplaced,
    data: { ...ClaimReplaced.data, ...event },
  });
  const sent = SurchargeAsked.data.lines;
  const textAfter = (past: readonly OrderEvent[], event: ReturnType<typeof replace>) => {
    const on = orderMailsWorkflow.on.ClaimReplaced as (event: object) => readonly OrderLetter[];
    const [letter] = on({ ...event, meta: { at } });
    return textOf('order-exchanged', [...past, event], letter?.cancellation);
  };
  it('names what was paid for it beside, and how', () => {
    const surcharge = { amount: 21_000, how: 'paid' } as const;
    const text = textAfter(paid, replace({ surcharge, lines: sent }));
    for (const words of ['추가로 결제하신 금액: 21,000원', '그중 교환 배송비: 6,000원']) expect(text).toContain(words);
    expect(text).not.toContain('돌려드리는 금액');
    expect(textAfter(paid, replace({ surcharge: { ...surcharge, how: 'byHand' }, lines: sent }))).toContain(
      '따로 내신 금액: 21,000원',
    );
  });
  it('names the difference that goes back, of all that was paid', () => {
    const back = { refund: 4_850, surcharges_back: [{ claim: 1, refund: 3_000, tax_free: 0 }] };
    const text = textAfter([...delivered, exchange], replace(back));
    for (const words of ['돌려드리는 금액: 7,850원', '결제한 수단으로', '내신 방법 그대로'])
      expect(text).toContain(words);
  });
  it('names no money where none moves', () =>
    expect(textAfter([...delivered, exchange], replace({}))).not.toMatch(/금액|배송비/));
});
