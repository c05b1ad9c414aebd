import { orderStream } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { virtualAccount } from '@maru/contracts/shop/order/order.refund-account';
import { paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { paymentExamples } from '@maru/contracts/shop/payment/payment.examples';
import { expect, it } from 'vitest';
import { memoryShop } from './payment.fixture.ts';
import type { PaymentProvider, RefundRequest } from './payment-provider.ts';
import { refund } from './give-back.service.ts';
import { applyPayments } from './settlement.service.ts';

const { OrderPlaced, OrderDepositAwaited, OrderRefundAccountGiven, OrderCancelled } = orderExamples;
const { PaymentRequested, PaymentDepositAwaited, PaymentDone, RefundRequested } = paymentExamples;
const { id } = OrderPlaced.data;

/** The account that the provider is told when money of this method goes back. */
const accountFor = async (method: string) => {
  const shop = memoryShop({ now: 0 });
  shop.put(orderStream(id), OrderPlaced, OrderDepositAwaited, OrderRefundAccountGiven, OrderCancelled);
  shop.put(
    paymentStream(id),
    PaymentRequested,
    { ...PaymentDone, data: { ...PaymentDone.data, method } },
    RefundRequested,
  );
  const asked: RefundRequest[] = [];
  const { key, amount } = PaymentDone.data;
  const cancel: PaymentProvider['cancel'] = async (one) => {
    asked.push(one);
    return {
      key,
      order_id: id,
      status: 'paid',
      amount,
      cancelled: one.amount ?? amount,
      method,
      receipt: null,
      deposit: null,
      code: '',
    };
  };
  const provider: PaymentProvider = {
    name: 'sandbox',
    clientKey: null,
    cancel,
    find: () => Promise.reject(new Error('nobody asks')),
    confirm: () => Promise.reject(new Error('nobody asks')),
  };
  await refund({ load: shop.load, send: shop.send, provider }, id);
  return asked.map(({ account }) => account?.account);
};

it('money of a virtual account goes to the account that was told; that of a card goes back to the card, whatever was told', async () => {
  expect([await accountFor(virtualAccount), await accountFor('카드')]).toEqual([
    [OrderRefundAccountGiven.data.account],
    [undefined],
  ]);
});

it('closes an account that waits beside the try that paid', async () => {
  const shop = memoryShop({ now: Date.parse('2026-01-01T00:00:05.000Z') });
  const { amount } = PaymentRequested.data;
  const other = 'another try';
  shop.put(orderStream(id), OrderPlaced);
  shop.put(
    paymentStream(id),
    { ...PaymentRequested, data: { ...PaymentRequested.data, key: other } },
    PaymentRequested,
    { ...PaymentDepositAwaited, data: { ...PaymentDepositAwaited.data, key: other } },
  );
  const parts = { load: shop.load, send: shop.send, provider: undefined as never };
  await applyPayments(parts, id);
  shop.put(paymentStream(id), { ...PaymentDone, data: { ...PaymentDone.data, amount } });
  await applyPayments(parts, id);
  await applyPayments(parts, id);
  const asked = shop.eventsOf(paymentStream(id)).filter(({ type }) => type === 'RefundRequested');
  expect(asked).toEqual([expect.objectContaining({ data: expect.objectContaining({ key: other, amount: null }) })]);
});
