import { expect, it } from 'vitest';
import { listedFieldsOf, orderTextSought } from '@maru/contracts/shop/order/order.list';

const line = { name: '맞춤 명함', option: '200매', quantity: 3, cancelled: 1, exchanged: 0 };
const order = {
  number: '261123-ABCD-123',
  recipient: '김하늘',
  phone: '010-1234-5678',
  ordered_phone: '01099998888',
  lines: [line],
  amounts: { total: 9_000 },
} as unknown as Parameters<typeof listedFieldsOf>[0];

it.each(['김하늘', '1234-5678', '010 1234 5678', '9999', '261123-ab', '261123 abcd', '명함 200매', '하늘 명함'])(
  'is found by %s',
  (typed) => {
    const { found_by } = listedFieldsOf(order);
    const isFound = orderTextSought(typed).every((any) => any.some((one) => found_by.toLowerCase().includes(one)));
    expect(isFound).toBe(true);
  },
);

it.each(['김바다', '1234-9999', '하늘 7777'])('is not found by %s', (typed) => {
  const { found_by } = listedFieldsOf(order);
  expect(orderTextSought(typed).every((any) => any.some((one) => found_by.includes(one)))).toBe(false);
});

it('counts what is left of its lines', () => {
  expect(listedFieldsOf(order)).toMatchObject({ total: 9_000, pieces: 2 });
});
