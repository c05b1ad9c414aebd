import type { Examples } from '../../kernel/message.ts';
import type { OrderEvent } from './order.events.ts';

const id = '01900000-0000-7000-8000-0000000000f9';
const goods = {
  no: 1,
  item_id: '01900000-0000-7000-8000-0000000000f1',
  option_id: 1,
  name: '두꺼운 코튼 명함',
  option: '100장',
  image: null,
  unit_price: 34_850,
  quantity: 2,
  kind: 'goods',
  tax: 'taxed',
} as const;
const book = {
  ...goods,
  no: 2,
  item_id: '01900000-0000-7000-8000-0000000000f2',
  name: '구조 도면 읽기',
  option: '종이책',
  unit_price: 28_000,
  quantity: 1,
  tax: 'free',
} as const;
const all = [
  { no: 1, quantity: 2 },
  { no: 2, quantity: 1 },
];
const total = 97_700;

export const orderExamples: Examples<OrderEvent> = {
  OrderPlaced: {
    type: 'OrderPlaced',
    data: {
      id,
      number: '240627-0000-00F',
      user_id: '01900000-0000-7000-8000-000000000001',
      lines: [goods, book],
      amounts: { goods: total, shipping: 0, discount: 0, points: 0, total, tax_free: 28_000 },
      recipient: '김하늘',
      phone: '01012345678',
      email: 'haneul@example.com',
      postcode: '06236',
      address: '서울 강남구 테헤란로 1',
      detail: '101호',
      note: '문 앞에 놓아 주세요',
      pay_until: '2026-01-01T00:20:00.000Z',
      agreed: [{ which: 'purchase', version: 1 }],
    },
  },
  OrderDepositAwaited: {
    type: 'OrderDepositAwaited',
    data: { id, deposit: { bank: '신한은행', account: '56211234567890', due: '2026-01-02T15:00:00.000Z' } },
  },
  OrderPaid: {
    type: 'OrderPaid',
    data: {
      id,
      amount: total,
      method: '카드',
      key: 'tviva20260101000000abcd',
      receipt: 'https://dashboard.tosspayments.com/receipt',
    },
  },
  OrderExpired: { type: 'OrderExpired', data: { id } },
  OrderCancelled: { type: 'OrderCancelled', data: { id, parts: all, refund: total, reason: 'changedMind' } },
  OrderPartCancelled: {
    type: 'OrderPartCancelled',
    data: { id, parts: [{ no: 1, quantity: 1 }], refund: 34_850, reason: 'wrongChoice' },
  },
  OrderPrepared: { type: 'OrderPrepared', data: { id } },
  OrderShipped: {
    type: 'OrderShipped',
    data: { id, parcel: { no: 1, courier: '우체국택배', tracking: '6012345678901', parts: all } },
  },
  OrderDelivered: { type: 'OrderDelivered', data: { id } },
  OrderConfirmed: { type: 'OrderConfirmed', data: { id } },
  OrderRefundAccountGiven: {
    type: 'OrderRefundAccountGiven',
    data: { id, buyer: '01900000-0000-7000-8000-000000000001', bank: '88', account: '110123456789', holder: '김하늘' },
  },
  OrderReturnRequested: { type: 'OrderReturnRequested', data: { id, parts: all, reason: 'changedMind' } },
  OrderReturned: {
    type: 'OrderReturned',
    data: { id, parts: all, refund: total, reason: 'changedMind', back_to: 'stock' },
  },
  OrderReturnDeclined: { type: 'OrderReturnDeclined', data: { id } },
  OrderExchangeRequested: { type: 'OrderExchangeRequested', data: { id, parts: all, reason: 'defective' } },
  OrderExchanged: { type: 'OrderExchanged', data: { id, exchange: 1, parts: all, back_to: 'writeOff' } },
  OrderExchangeDeclined: { type: 'OrderExchangeDeclined', data: { id } },
};
