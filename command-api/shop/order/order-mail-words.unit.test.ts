import { orderMailKind } from '@maru/contracts/identity/mail/mail.events';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { describe, expect, it } from 'vitest';
import { orderMailWords } from '@maru/contracts/shop/order/order-mail.words';
import { pagesOf } from '../../mail/letter.ts';
import { foldAll } from '../../pipeline/decider-spec.ts';
import {
  ClaimDeclined,
  ClaimOpened,
  ClaimRefunded,
  ClaimReplaced,
  delivered,
  deposited,
  id,
  OrderCancelled,
  OrderDepositAwaited,
  OrderPaid,
  OrderPartCancelled,
  OrderPlaced,
  OrderPrepared,
  OrderRefundAccountGiven,
  OrderRefunded,
  OrderShipped,
  shipped,
} from './order.spec.ts';
import { orderAggregate } from './order.aggregate.ts';

const folded = (...events: readonly OrderEvent[]) => foldAll(orderAggregate, events) as OrderFacts;
const url = 'https://maru.example/my/order/1';
const { data: gone } = OrderPartCancelled;
const part = { ...gone, whole: false, points: 500 };
const written = (kind: keyof typeof orderMailWords, order: OrderFacts, more: object = {}) =>
  pagesOf(
    orderMailWords[kind]({
      order,
      url,
      cancellation: { ...part, ...more },
      parcel: order.parcels.at(-1),
      claim: order.claims.at(-1),
      hours: '평일 10시~18시',
    }),
  );
const factsOf = (kind: keyof typeof orderMailWords, ...events: readonly OrderEvent[]) =>
  written(kind, folded(...events)).text;

describe.each(orderMailKind.options)('a mail of %s', (kind) => {
  const order = folded(OrderPlaced, OrderDepositAwaited, OrderPaid, OrderPrepared, OrderShipped);
  const { subject, text, html } = written(kind, order);

  it('names the order, leads to it only, and loads nothing', () => {
    expect(subject).toMatch(/^\[설계마루\] [^\r\n]{4,40} \(240627-0000-00F\)$/);
    expect(html).not.toMatch(/<(img|script|link|iframe|form)|\bon\w+=|url\(/i);
    expect(new Set([...`${html}${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([address]) => address))).toEqual(
      new Set([url]),
    );
  });
  it('shows as text what somebody typed', () => {
    const {
      lines: [line],
      ...rest
    } = order;
    const risky = { ...rest, recipient: '<b onclick="x">', lines: line ? [{ ...line, name: '<i>명함' }] : [] };
    expect(written(kind, risky).html).not.toMatch(/<b onclick|<i>/);
  });
});

it('what was ordered, to the won, and where it goes, once it is paid', () => {
  const { text } = written('order-paid', folded(OrderPlaced, OrderPaid));
  for (const words of [
    '두꺼운 코튼 명함 · 100장 × 2: 69,700원',
    '구조 도면 읽기 · 종이책 × 1: 28,000원',
    '결제 금액: 97,700원',
    '주소: (06236) 서울 강남구 테헤란로 1 101호',
  ])
    expect(text).toContain(words);
});

it("the account to pay into, and nothing that somebody typed, to an address that may be anybody's", () => {
  const { text, html } = written('order-deposit', folded(OrderPlaced, OrderDepositAwaited));
  for (const words of [
    '은행: 신한은행',
    '계좌번호: 56211234567890',
    '입금 기한: 1월 3일 (토) 00:00',
    '결제 금액: 97,700원',
  ])
    expect(text).toContain(words);
  const { recipient, address, detail, note } = OrderPlaced.data;
  for (const typed of [recipient, address, detail, note]) expect(html).not.toContain(typed);
});

it('that licences wait in the order, and no key', () => {
  const {
    lines: [line],
  } = OrderPlaced.data;
  const licence = {
    ...OrderPlaced,
    data: { ...OrderPlaced.data, address: '', lines: line ? [{ ...line, kind: 'licence' as const }] : [] },
  };
  expect(written('order-paid', folded(licence, OrderPaid)).text).toContain('라이선스 키는');
});

it('where a parcel is, what is in it, and whether more comes', () => {
  const all = factsOf('order-shipped', ...shipped);
  for (const words of [
    '상품을 보냈어요',
    '택배사: 우체국택배',
    '운송장 번호: 6012345678901',
    '구조 도면 읽기 · 종이책: 1개',
    '받는 분: 김하늘',
  ])
    expect(all).toContain(words);
  const parcel = { ...OrderShipped.data.parcel, parts: [{ no: 1, quantity: 2 }] };
  const some = factsOf('order-shipped', OrderPlaced, OrderPaid, OrderPrepared, {
    ...OrderShipped,
    data: { id, parcel },
  });
  expect(some).toContain('상품의 일부를 보냈어요');
  expect(some).not.toContain('구조 도면 읽기');
});

it('that it came', () => expect(factsOf('order-delivered', ...delivered)).toContain('운송장 번호: 6012345678901'));

describe('of a claim', () => {
  const claimed = (more: Partial<typeof ClaimOpened.data>) => ({
    ...ClaimOpened,
    data: { ...ClaimOpened.data, ...more },
  });
  it.each([
    ['return', '반품 신청을 받았어요', '반품 배송비 3,000원을 뺀 금액을 돌려드려요.'],
    ['exchange', '교환 신청을 받았어요', '왕복 배송비 3,000원은 고객님이 부담해요.'],
    ['cancel', '취소 신청을 받았어요', '포장을 시작해서'],
  ] as const)('what it is and what sending back costs: %s', (kind, heading, words) => {
    const text = factsOf('order-claimed', ...delivered, claimed({ kind, fee: 3_000 }));
    for (const said of [heading, words, '사유: 단순 변심', '두꺼운 코튼 명함 · 100장: 2개'])
      expect(text).toContain(said);
    expect(factsOf('order-claimed', ...delivered, claimed({ kind }))).not.toContain('배송비');
  });
  it('why it is declined', () => {
    const text = factsOf('order-claim-declined', ...delivered, claimed({}), ClaimDeclined);
    for (const said of ['반품 신청을 받아들이지 못했어요', '사유: 사용했거나 훼손된 상품이에요'])
      expect(text).toContain(said);
  });
  it('that it is settled', () => {
    expect(factsOf('order-returned', ...delivered, claimed({}), ClaimRefunded)).toContain('반품이 끝났어요');
    expect(factsOf('order-returned', ...delivered, claimed({ kind: 'cancel' }), ClaimRefunded)).toContain(
      '요청하신 취소가 끝났어요',
    );
    expect(factsOf('order-exchanged', ...delivered, claimed({ kind: 'exchange' }), ClaimReplaced)).toContain(
      '바꿔 보낼 상품을 준비하고 있어요',
    );
  });
});

it('what is given back while everything stays, and what for', () => {
  const { allowance } = OrderRefunded.data;
  const given = { parts: [], refund: 8_000, allowance: allowance && { ...allowance, shipping: 3_000 } };
  const { text } = written('order-refunded', folded(...delivered, OrderRefunded), given);
  for (const words of ['두꺼운 코튼 명함 · 100장: 5,000원', '배송비: 3,000원', '돌려드리는 금액: 8,000원'])
    expect(text).toContain(words);
});

it('what was cancelled, and what comes back how', () => {
  const { subject, text } = written('order-cancelled', folded(OrderPlaced, OrderPaid, OrderPartCancelled));
  for (const words of [
    '두꺼운 코튼 명함 · 100장: 1개',
    '사유: 상품이나 옵션을 잘못 골랐어요',
    '돌려드리는 금액: 34,850원',
    '돌려드리는 포인트: 500P',
    '결제한 수단으로',
  ])
    expect(text).toContain(words);
  expect([
    subject.includes('일부가'),
    written('order-cancelled', folded(OrderPlaced, OrderPaid, OrderCancelled), { whole: true }).subject.includes(
      '주문이 취소',
    ),
  ]).toEqual([true, true]);
  expect(written('order-cancelled', folded(...deposited, OrderRefundAccountGiven, OrderPartCancelled)).text).toContain(
    '알려 주신 계좌로',
  );
  expect(written('order-cancelled', folded(...deposited, OrderCancelled)).text).toContain('계좌를 여쭤보려고');
  expect(
    written('order-cancelled', folded(OrderPlaced, OrderPaid, OrderCancelled), { reason: 'outOfStock' }).text,
  ).toContain('죄송해요');
  expect(
    written('order-cancelled', folded(OrderPlaced, OrderDepositAwaited, OrderCancelled), { refund: 0, points: 0 }).text,
  ).not.toMatch(/돌려/);
});
