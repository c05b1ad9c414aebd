import { describe, it } from 'vitest';
import {
  admin,
  amounts,
  buyer,
  ClaimOpened,
  ClaimReplaced,
  delivered,
  id,
  order,
  OrderRefunded,
} from './order.spec.ts';

const parts = [{ no: 1, quantity: 1, parcel: 1 }];
const claimed = { ...ClaimOpened, data: { ...ClaimOpened.data, kind: 'exchange' as const, parts } };
const [same] = ClaimReplaced.data.lines ?? [];
const replace = (lines = same ? [same] : []) =>
  ({ type: 'ReplaceClaim', data: { id, claim: 1, back_to: 'writeOff', lines } }) as const;
const cheaper = same ? [{ ...same, option_id: 2, option: '50장', unit_price: 30_000, difference: 4_850 }] : [];

describe('ReplaceClaim', () => {
  it('sends others, as lines of their own', () =>
    order
      .given(...delivered, claimed)
      .when(replace(), admin)
      .emits({
        ...ClaimReplaced,
        data: { ...ClaimReplaced.data, split: { goods: 0, shipping: 0, fee: 0, tax_free: 0 } },
      }));
  it('gives back what others cost less', () =>
    order
      .given(...delivered, claimed)
      .when(replace(cheaper), admin)
      .emits({
        ...ClaimReplaced,
        data: {
          ...ClaimReplaced.data,
          refund: 4_850,
          split: { goods: 4_850, shipping: 0, fee: 0, tax_free: 0 },
          lines: cheaper,
        },
      }));
  it('gives back no more than is left of the money', () => {
    const refund = amounts.total - 1_000;
    const split = { goods: refund, shipping: 0, fee: 0, tax_free: 27_000 };
    const nearlyAll = { ...OrderRefunded, data: { ...OrderRefunded.data, refund, split } };
    order
      .given(...delivered, nearlyAll, claimed)
      .when(replace(cheaper), admin)
      .emits({
        ...ClaimReplaced,
        data: {
          ...ClaimReplaced.data,
          refund: 1_000,
          split: { goods: 1_000, shipping: 0, fee: 0, tax_free: 1_000 },
          lines: cheaper,
        },
      });
  });
  it('says what of the difference is without tax', () => {
    const book = [{ no: 2, quantity: 1, parcel: 1 }];
    const second = cheaper.map((line) => ({ ...line, of: 2, unit_price: 23_150 }));
    order
      .given(...delivered, { ...claimed, data: { ...claimed.data, parts: book } })
      .when(replace(second), admin)
      .emits({
        ...ClaimReplaced,
        data: {
          ...ClaimReplaced.data,
          parts: book,
          refund: 4_850,
          split: { goods: 4_850, shipping: 0, fee: 0, tax_free: 4_850 },
          lines: second,
        },
      });
  });
  it('numbers lines anew where others came meanwhile', () => {
    const second = { ...claimed, data: { ...claimed.data, claim: 2 } };
    const twice = { type: 'ReplaceClaim', data: { ...replace().data, claim: 2 } } as const;
    order
      .given(...delivered, claimed, second, ClaimReplaced)
      .when(twice, admin)
      .emits({
        ...ClaimReplaced,
        data: {
          ...ClaimReplaced.data,
          claim: 2,
          stock: 2,
          split: { goods: 0, shipping: 0, fee: 0, tax_free: 0 },
          lines: same ? [{ ...same, no: 4 }] : [],
        },
      });
  });
  it("is the shop's, for what is to be exchanged", () => {
    order
      .given(...delivered, claimed)
      .when(replace(), buyer)
      .isRefused('order_step_refused');
    order
      .given(...delivered, ClaimOpened)
      .when(replace(), admin)
      .isRefused('order_step_refused');
    order
      .given(...delivered, claimed, ClaimReplaced)
      .when(replace(), admin)
      .isRefused('order_step_refused');
    order
      .given(...delivered)
      .when(replace(), admin)
      .isRefused('claim_not_found');
  });
});
