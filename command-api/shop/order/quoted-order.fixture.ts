import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import type { Ordered } from '@maru/contracts/shop/order/order.parts';
import { orderedLineOf, type QuotedLine } from '@maru/contracts/shop/order/order.quote';
import { shippingFeesOf } from '@maru/contracts/shop/order/order.shipping-fees';
import { quoteOf } from '@maru/contracts/shop/order/order.totals';
import { line, type Made, money } from './order-parts.fixture.ts';

const bundles = [{ id: 'large', name: '대형', fee: 5_000, free_from: 100_000 }];
const rules = {
  rates: { fee: 3_000, free_from: 50_000, island_fee: 3_000 },
  bundles,
  areas: [{ name: '제주', from: '63000', to: '63644', fee: null }],
};
export interface Wanted extends Made {
  readonly price: number;
  readonly quantity?: number;
}
const quotedLine = ({ price, quantity = 1, shipping = { kind: 'bundle' }, ...made }: Wanted, at: number) =>
  ({
    ...line(at + 1, price, quantity, made),
    category: '',
    base_price: price,
    amount: price * quantity,
    available: null,
    most: 99,
    terms: { ...firstItemTerms, shipping },
    made_to_order: false,
    problem: null,
  }) satisfies QuotedLine;

export interface Paid extends Ordered {
  readonly claims: readonly { readonly how: 'refund'; readonly fee: number }[];
  readonly automatic: null;
}
/** As it is quoted and paid, without coupons; `recharge`: what was spared is charged again where less is kept. */
export const placed = (wanted: readonly Wanted[], { island = false, points = 0, recharge = false } = {}): Paid => {
  const quote = quoteOf(
    wanted.map(quotedLine),
    island ? { postcode: '63309' } : {},
    { points: { balance: points, wanted: points } },
    rules,
  );
  const lines = quote.lines.map(orderedLineOf);
  const { fee, free_from } = rules.rates;
  return {
    ...money,
    lines: lines.map((one) => ({ ...line(one.no, one.unit_price, one.quantity), ...one })),
    amounts: quote.amounts,
    shipping_fees: shippingFeesOf(quote, lines).map((one) => ({ ...one, allowance: 0 })),
    terms: recharge ? { recharge: { fee, free_from, bundles, least: null } } : {},
    claims: [],
    automatic: null,
  };
};
