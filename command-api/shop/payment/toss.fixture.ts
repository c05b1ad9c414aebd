export const key = 'tviva20261121/a+b';
export const orderId = '01900000-0000-7000-8000-0000000000f9';
export const payment = (part: object = {}) => ({
  mId: 'tosspayments',
  version: '2022-11-16',
  paymentKey: key,
  orderId,
  orderName: '명함 외 1건',
  currency: 'KRW',
  method: '카드',
  status: 'DONE',
  requestedAt: '2026-11-21T10:00:00+09:00',
  approvedAt: '2026-11-21T10:00:09+09:00',
  totalAmount: 97_700,
  balanceAmount: 97_700,
  card: { number: '12341234****123*' },
  useEscrow: false,
  virtualAccount: null,
  cancels: null,
  failure: null,
  receipt: { url: 'https://dashboard.tosspayments.com/receipt' },
  ...part,
});
export const account = {
  accountNumber: '56211234567890',
  accountType: '일반',
  bankCode: '88',
  customerName: '김하늘',
  dueDate: '2026-11-22T23:59:59+09:00',
  expired: false,
};
