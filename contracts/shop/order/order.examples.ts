import type { Examples } from '../../kernel/message.ts';
import type { OrderEvent } from './order.events.ts';
import { surchargeExamples } from './surcharge.examples.ts';

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
const placed = all.map((part) => ({ ...part, parcel: 1 }));
const total = 97_700;
const buyer = '01900000-0000-7000-8000-000000000001';

export const orderExamples: Examples<OrderEvent> = {
  OrderPlaced: {
    type: 'OrderPlaced',
    data: {
      id,
      number: '240627-0000-00F',
      user_id: buyer,
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
  OrderCancelled: {
    type: 'OrderCancelled',
    data: {
      id,
      parts: all,
      refund: total,
      split: { goods: total, shipping: 0, fee: 0, tax_free: 28_000 },
      reason: 'changedMind',
    },
  },
  OrderPartCancelled: {
    type: 'OrderPartCancelled',
    data: {
      id,
      parts: [{ no: 1, quantity: 1 }],
      refund: 34_850,
      split: { goods: 34_850, shipping: 0, fee: 0, tax_free: 0 },
      reason: 'wrongChoice',
    },
  },
  OrderPrepared: { type: 'OrderPrepared', data: { id, parts: all } },
  OrderShipped: {
    type: 'OrderShipped',
    data: { id, parcel: { no: 1, courier: '우체국택배', tracking: '6012345678901', parts: all } },
  },
  ParcelCorrected: {
    type: 'ParcelCorrected',
    data: { id, parcel: 1, courier: 'CJ대한통운', tracking: '600123456789' },
  },
  OrderDelivered: { type: 'OrderDelivered', data: { id, parcel: 1 } },
  ParcelLost: { type: 'ParcelLost', data: { id, parcel: 1 } },
  ParcelCameBack: { type: 'ParcelCameBack', data: { id, parcel: 1 } },
  ParcelUnpacked: { type: 'ParcelUnpacked', data: { id, parcel: 1 } },
  OrderConfirmed: { type: 'OrderConfirmed', data: { id, parcels: [1], licences: [] } },
  OrderMemoAdded: { type: 'OrderMemoAdded', data: { id, buyer, text: '주소를 다시 확인했어요' } },
  OrderAddressChanged: {
    type: 'OrderAddressChanged',
    data: {
      id,
      buyer,
      recipient: '김하늘',
      phone: '01012345678',
      postcode: '48058',
      address: '부산 해운대구 센텀중앙로 79',
      detail: '1204호',
      note: '',
    },
  },
  OrderLicenceShown: { type: 'OrderLicenceShown', data: { id, line: 1 } },
  OrderRefundAccountGiven: {
    type: 'OrderRefundAccountGiven',
    data: { id, buyer, bank: '88', account: '110123456789', holder: '김하늘' },
  },
  ClaimOpened: {
    type: 'ClaimOpened',
    data: {
      id,
      claim: 1,
      kind: 'return',
      by: 'buyer',
      parts: placed,
      reason: 'changedMind',
      fault: 'buyer',
      fee: 0,
      photos: [],
      wanted: [],
    },
  },
  ClaimWithdrawn: { type: 'ClaimWithdrawn', data: { id, claim: 1 } },
  ClaimDeclined: { type: 'ClaimDeclined', data: { id, claim: 1, answer: 'used' } },
  ClaimAwaitedEnded: { type: 'ClaimAwaitedEnded', data: { id, claim: 1, how: 'sentAgain' } },
  ClaimCollected: {
    type: 'ClaimCollected',
    data: { id, claim: 1, courier: '우체국택배', tracking: '6012345678902', together: null },
  },
  ClaimArrived: { type: 'ClaimArrived', data: { id, claim: 1 } },
  ...surchargeExamples(id),
  ClaimRefunded: {
    type: 'ClaimRefunded',
    data: {
      id,
      claim: 1,
      parts: placed,
      refund: total,
      split: { goods: total, shipping: 0, fee: 0, tax_free: 28_000 },
      fee: 0,
      reason: 'changedMind',
      back_to: 'stock',
    },
  },
  ClaimReplaced: {
    type: 'ClaimReplaced',
    data: {
      id,
      claim: 1,
      parts: [{ no: 1, quantity: 1, parcel: 1 }],
      refund: 0,
      back_to: 'writeOff',
      surcharge: null,
      stock: 1,
      lines: [{ no: 3, of: 1, option_id: 1, option: '100장', unit_price: 34_850, quantity: 1, difference: 0 }],
    },
  },
  OrderRefunded: {
    type: 'OrderRefunded',
    data: {
      id,
      refund: 5_000,
      split: { goods: 5_000, shipping: 0, fee: 0, tax_free: 0 },
      allowance: { goods: [{ no: 1, refund: 5_000 }], shipping: 0, fee: 0, rest: 0 },
      reason: 'defective',
    },
  },
};
