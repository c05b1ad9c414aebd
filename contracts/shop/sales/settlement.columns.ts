import { z } from 'zod';
import type { TableColumn } from '../../kernel/table.ts';

/**
 * What a part of a period came to. `paid` and `refunded` are of orders, `beside` is what exchanges cost and the shop
 * kept of it; `kept` is all of them together. `supply`, `vat` and `tax_free` are what was kept of orders, `shipping` a
 * part of that; `points` paid for orders, less those that came back. All in won, but the count of `paid_orders`;
 * points count for a won each.
 */
export const settlementSums = z.object({
  paid_orders: z.int(),
  paid: z.int(),
  refunded: z.int(),
  beside: z.int(),
  kept: z.int(),
  supply: z.int(),
  vat: z.int(),
  tax_free: z.int(),
  shipping: z.int(),
  discount: z.int(),
  points: z.int(),
  points_gained: z.int(),
  points_gone: z.int(),
});
export type SettlementSums = z.infer<typeof settlementSums>;

/** In the order of the table and the file. */
export const settlementColumns: Readonly<Record<keyof SettlementSums, TableColumn>> = {
  paid_orders: { label: '결제된 주문', kind: 'number' },
  paid: { label: '결제', kind: 'won' },
  refunded: { label: '환불', kind: 'won' },
  beside: { label: '교환 추가 금액', kind: 'won' },
  kept: { label: '순매출', kind: 'won' },
  supply: { label: '과세 공급가액', kind: 'won' },
  vat: { label: '부가세', kind: 'won' },
  tax_free: { label: '면세', kind: 'won' },
  shipping: { label: '그중 배송비', kind: 'won' },
  discount: { label: '쿠폰 할인', kind: 'won' },
  points: { label: '포인트 결제', kind: 'number' },
  points_gained: { label: '쌓인 포인트', kind: 'number' },
  points_gone: { label: '나간 포인트', kind: 'number' },
};

/** Of the file: what its sums are of, and its title. */
export const settlementTitle = '정산';
export const settlementPeriod = {
  from: { label: '시작일', kind: 'text' },
  to: { label: '마지막 날', kind: 'text' },
} as const satisfies Readonly<Record<string, TableColumn>>;
