import type { PaymentCommand } from '@maru/contracts/shop/payment/payment.commands';
import { type PaymentEvent, paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { type PaymentFacts, paymentFold } from '@maru/contracts/shop/payment/payment.fold';
import { paymentPolicies } from '@maru/contracts/shop/payment/payment.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { closeDifference, compareBooks } from './compare-books.ts';
import { recordPayment, requestPayment } from './record-payment.ts';
import { requestRefund, withdrawDeposit } from './request-refund.ts';
import { awaitRefundAccount, resumeRefund, settleRefund, settleRefundByHand } from './settle-refund.ts';

export const paymentAggregate: Aggregate<PaymentCommand, PaymentFacts, PaymentEvent, undefined> = {
  name: 'shop.payment',
  ...paymentFold,
  stream: ({ data }) => paymentStream(data.id),
  decide: {
    RequestPayment: requestPayment,
    RecordPayment: recordPayment,
    RequestRefund: requestRefund,
    WithdrawDeposit: withdrawDeposit,
    SettleRefund: settleRefund,
    AwaitRefundAccount: awaitRefundAccount,
    ResumeRefund: resumeRefund,
    CompareBooks: compareBooks,
    CloseDifference: closeDifference,
    SettleRefundByHand: settleRefundByHand,
  },
  policies: paymentPolicies,
  subject: () => undefined,
  answer: () => ({ body: {} }),
};
