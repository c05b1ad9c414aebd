import { rejection } from './rejection.ts';

/** What is refused about money. */
export const paymentRejections = {
  refund_account_needed: rejection(
    409,
    'Refund account needed',
    '가상계좌로 입금한 주문이에요. 돈을 돌려받을 계좌를 알려 주세요.',
  ),
  order_not_payable: rejection(
    409,
    'Order cannot be paid',
    '결제할 수 없는 주문이에요. 결제 시간이 지났거나 취소된 주문일 수 있어요.',
  ),
  amount_mismatch: rejection(
    409,
    'Amount mismatch',
    '결제 금액이 주문 금액과 달라 결제하지 않았어요. 다시 주문해 주세요.',
  ),
  below_minimum: rejection(
    409,
    'Below the least amount',
    '카드는 100원, 계좌이체와 가상계좌는 200원부터 결제할 수 있어요. 상품을 더 담거나 다른 결제 수단을 골라 주세요.',
  ),
  payment_key_used: rejection(409, 'Payment key used', '다른 주문에 쓴 결제예요. 다시 결제해 주세요.'),
  payment_in_progress: rejection(
    409,
    'Payment in progress',
    '앞선 결제를 확인하고 있어요. 잠시 뒤 다시 시도해 주세요.',
  ),
  payment_refused: rejection(
    409,
    'Payment refused',
    '결제가 승인되지 않았어요. 다른 결제 수단으로 다시 시도해 주세요.',
  ),
} as const;
