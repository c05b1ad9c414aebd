import { describe, expect, it } from 'vitest';
import { shippingOf } from '@maru/contracts/shop/order/order.shipping';

describe('shipping', () => {
  it.each([
    ['under the amount', 49_999, '06236', 3_000],
    ['from the amount', 50_000, '06236', 0],
    ['to Jeju', 10_000, '63309', 6_000],
    ['free, but to Ulleung', 80_000, '40200', 3_000],
    ['before Jeju', 10_000, '62999', 3_000],
    ['after Jeju', 10_000, '63645', 3_000],
    ['without a postcode', 10_000, undefined, 3_000],
    ['nothing to send', null, '63309', 0],
    ['things that cost nothing', 0, '06236', 3_000],
  ])('%s', (_name, goods, postcode, fee) => expect(shippingOf(goods, postcode)).toBe(fee));
});
