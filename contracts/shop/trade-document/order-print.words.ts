import type { BusinessInfo } from '../../site/config/config.fields.ts';
import { leftOf } from '../order/order.parts.ts';
import type { OrderFacts } from '../order/order.fold.ts';
import { unsentIn } from '../order/order.pieces.ts';
import { orderRows } from './trade-document.amounts.ts';
import { orderColumns, pageOf, type Sheet, sheetOf, shownDay, supplier } from './trade-document.words.ts';

/** What is packed, for the parcel; the order with its money, for the shop. */
export const printKinds = { slip: '포장명세서', sheet: '주문서' } as const;
export type PrintKind = keyof typeof printKinds;

const recipientParty = (order: OrderFacts) => ({
  title: '받는 분',
  facts: [
    ['이름', order.recipient],
    ['연락처', order.phone],
    order.terms.pickup === undefined
      ? (['주소', `(${order.postcode}) ${order.address} ${order.detail}`] as const)
      : (['픽업', order.terms.pickup] as const),
    ['배송 메모', order.note === '' ? '-' : order.note],
  ] as const,
});
const headOf = (order: OrderFacts) =>
  [
    ['주문번호', order.number],
    ['주문일', shownDay(order.placed_at)],
  ] as const;

/** What was not sent yet; of an order that was sent whole, all that was kept of it. */
const packedLines = (order: OrderFacts) => {
  const unsent = unsentIn(order);
  const goods = order.lines.filter(({ kind }) => kind === 'goods');
  const waiting = goods.map((line) => ({ line, quantity: unsent(line) }));
  const shown = waiting.some(({ quantity }) => quantity > 0)
    ? waiting
    : goods.map((line) => ({ line, quantity: leftOf(line) }));
  return shown.filter(({ quantity }) => quantity > 0);
};

export const packingSlip = (order: OrderFacts, shop: BusinessInfo | null): Sheet => {
  const lines = packedLines(order);
  const pieces = lines.reduce((all, { quantity }) => all + quantity, 0);
  return {
    title: printKinds.slip,
    facts: headOf(order),
    parties: [recipientParty(order), { ...supplier(shop), title: '보내는 곳' }],
    total: ['담을 수량', `${pieces}개`],
    columns: [
      { label: '번호', share: 6, align: 'center' },
      { label: '품목', share: 44, align: 'left' },
      { label: '옵션', share: 26, align: 'left' },
      { label: '수량', share: 10, align: 'right' },
      { label: '확인', share: 10, align: 'center' },
    ],
    rows: lines.map(({ line, quantity }, at) => [String(at + 1), line.name, line.option, String(quantity), '□']),
    sums: [],
    notes: ['받으신 상품이 다르거나 모자라면 주문번호와 함께 알려 주세요.'],
    pageOf,
  };
};

export const orderSheet = (order: OrderFacts, shop: BusinessInfo | null): Sheet => ({
  ...sheetOf({
    number: order.number,
    at: order.placed_at,
    shop,
    to: { name: order.recipient },
    rows: orderRows(order),
  }),
  title: printKinds.sheet,
  facts: [...headOf(order), ['결제', order.method ?? '결제 전']],
  parties: [recipientParty(order), supplier(shop)],
  columns: orderColumns,
  notes: [],
});
