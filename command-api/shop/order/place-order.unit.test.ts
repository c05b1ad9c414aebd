import { orderPolicies } from '@maru/contracts/shop/order/order.policies';
import { describe, expect, it } from 'vitest';
import { admin, amounts, buyer, id, order, OrderPlaced } from './order.spec.ts';

const placed = {
  ...OrderPlaced.data,
  amounts,
  coupon: 'WELCOME10',
  cash_receipt_use: 'income' as const,
  cash_receipt: '01012345678',
  agreed: [{ which: 'purchase', version: 1 }],
};
const place = { type: 'PlaceOrder', data: placed } as const;

describe('PlaceOrder', () => {
  it('places it', () => order.given().when(place, buyer).emits({ type: 'OrderPlaced', data: placed }));
  it('places it once', () => order.given(OrderPlaced).when(place, buyer).isRefused('key_reused'));
  it('is done for nobody else', () => {
    expect(orderPolicies.PlaceOrder(buyer, { buyer: buyer.id })).toBeUndefined();
    expect(orderPolicies.PlaceOrder(admin, { buyer: buyer.id })).toBe('forbidden');
    expect(orderPolicies.CancelOrder({ id: 'a stranger', level: 1 }, { buyer: buyer.id })).toBe('order_not_found');
    expect(orderPolicies.CancelOrder({ id, level: 0 }, { buyer: undefined })).toBe('order_not_found');
    expect(orderPolicies.PayOrder(admin, { buyer: buyer.id })).toBe('forbidden');
  });
});
