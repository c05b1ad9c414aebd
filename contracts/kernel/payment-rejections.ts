import { rejection } from './rejection.ts';

/** What is refused about money. */
export const paymentRejections = {
  refund_account_needed: rejection(
    409,
    'Refund account needed',
    '계좌로만 돈을 돌려드릴 수 있는 주문이에요. 돈을 돌려받을 계좌를 알려 주세요.',
  ),
  escrow_part: rejection(
    409,
    'No part of an escrow',
    '구매안전서비스로 결제한 돈은 구매확정 전에 일부만 취소할 수 없어요. 전액을 취소하거나, 구매자 계좌로 직접 보내 주세요.',
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
  surcharge_too_small: rejection(
    409,
    'Too little to be asked for',
    '더 받을 금액이 없거나, 결제창에서 받을 수 있는 100원보다 적어요. 따로 받거나 받지 않고 새 상품을 보내 주세요.',
  ),
  surcharge_by_card: rejection(
    409,
    'Surcharges are paid by card',
    '추가 금액은 카드나 간편결제로만 결제할 수 있어요. 다른 방법으로 결제한 돈은 돌려드려요.',
  ),
  less_owed: rejection(409, 'Less is owed', '돌려줄 금액이 그새 줄었어요. 새로 고친 금액을 확인해 주세요.'),
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
