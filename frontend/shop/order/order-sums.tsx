import { bankNameOf } from '@maru/contracts/shop/payment/banks';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { ReceiptLink } from './receipt-link.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { formatBusinessNumber } from '../../format/business-number.ts';
import { number, won } from '../../format/number.ts';
import { formatPhone } from '../../format/phone.ts';
import { type Fact, FactList } from '../../design/fact-list.tsx';
import { isPickup } from './pickup-words.ts';

const isThere = (fact: Fact | false): fact is Fact => fact !== false;

/** What was taken off by itself, and what a code took off. */
const discountFacts = ({ amounts, lines, automatic, coupon }: Order): readonly (Fact | false)[] => {
  const ordered = lines.filter(({ replaces }) => replaces === null);
  const byItself = ordered.reduce((sum, { deductions }) => sum + (deductions?.automatic ?? 0), 0);
  const rest = amounts.discount - byItself;
  return [
    byItself > 0 && { label: automatic ?? '할인', value: `-${won(byItself)}` },
    rest > 0 && { label: coupon === null ? '할인' : '쿠폰 할인', value: `-${won(rest)}` },
  ];
};
const chargedFor = (order: Order): readonly (Fact | false)[] => [
  { label: '상품 금액', value: won(order.amounts.goods) },
  ...discountFacts(order),
  order.amounts.points > 0 && { label: '포인트', value: `-${won(order.amounts.points)}` },
  ...(isPickup(order)
    ? []
    : [{ label: '배송비', value: order.amounts.shipping === 0 ? '무료' : won(order.amounts.shipping) }]),
  {
    label: order.status === 'awaitingPayment' ? '결제할 금액' : '결제 금액',
    value: won(order.amounts.total),
    strong: true,
  },
];
/** How it is written into the books of the buyer. */
const cashReceiptUses = { income: '소득공제용', expense: '지출증빙용' } as const;

/** Of a phone, or of a business. */
const cashReceiptNumber = (use: 'income' | 'expense', digits: string) =>
  use === 'income' ? formatPhone(digits) : formatBusinessNumber(digits);

const paidBy = ({ method, escrow, cash_receipt_use, cash_receipt }: Order): readonly (Fact | false)[] => [
  method !== null && { label: '결제 방법', value: escrow ? `${method} (구매안전서비스 이용)` : method },
  cash_receipt_use !== null && {
    label: '현금영수증',
    value: `${cashReceiptUses[cash_receipt_use]} ${cashReceiptNumber(cash_receipt_use, cash_receipt)}`,
  },
];
const cameBack = ({ refunded, points_back, refund_account }: Order): readonly (Fact | false)[] => [
  refunded > 0 && { label: '환불한 금액', value: won(refunded), strong: true },
  points_back > 0 && { label: '돌려받은 포인트', value: `${number(points_back)}P` },
  refund_account !== null && {
    label: '환불 계좌',
    value: `${bankNameOf(refund_account.bank)} ${refund_account.account} ${refund_account.holder}`,
  },
];

/** What it cost, and what was given back. */
export const OrderSums = ({ order }: { readonly order: Order }) => (
  <SectionCard title="결제 정보">
    <FactList facts={[...chargedFor(order), ...paidBy(order), ...cameBack(order)].filter(isThere)} money />
    <ReceiptLink href={order.receipt} label="영수증 보기" />
  </SectionCard>
);
