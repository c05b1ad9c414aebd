import type { ItemKind, ItemState, ItemTax } from './item.fields.ts';
import type { ItemShipping } from './item.terms.ts';

export const itemStateWords = { onSale: '판매중', soldOut: '품절', hidden: '숨김' } as const satisfies Record<
  ItemState,
  string
>;
export const itemKindWords = { goods: '배송 상품', licence: '라이선스' } as const satisfies Record<ItemKind, string>;
export const itemShippingWords = {
  bundle: '묶음 배송',
  free: '무료 배송',
  alone: '따로 배송',
  own: '상품별 배송비',
} as const satisfies Record<ItemShipping['kind'], string>;

export const itemTaxWords = { taxed: '과세', free: '면세' } as const satisfies Record<ItemTax, string>;

/** Of what is on sale and runs out: nothing is left of an option, or only little (`lowStockAt`). */
export const stockLevelWords = { out: '품절된 옵션 있음', low: '적게 남은 옵션 있음' } as const;
