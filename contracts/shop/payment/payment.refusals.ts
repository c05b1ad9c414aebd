const card = '카드 정보를 다시 확인하거나 다른 카드로 결제해 주세요.';
const limit = '한도를 넘었어요. 다른 결제 수단으로 결제해 주세요.';
const account = '계좌 잔액이나 한도를 확인한 뒤 다시 결제해 주세요.';

/** By the codes of the provider (https://docs.tosspayments.com/reference/error-codes) and of the sandbox. */
const messages: Readonly<Record<string, string>> = {
  REJECT_CARD_PAYMENT: '카드 한도나 잔액이 부족해요. 다른 카드로 결제해 주세요.',
  REJECT_CARD_COMPANY: '카드사에서 승인을 거절했어요. 카드사에 문의하거나 다른 카드로 결제해 주세요.',
  INVALID_REJECT_CARD: '카드사에서 승인을 거절했어요. 카드사에 문의하거나 다른 카드로 결제해 주세요.',
  INVALID_STOPPED_CARD: '정지된 카드예요. 다른 카드로 결제해 주세요.',
  INVALID_CARD_LOST_OR_STOLEN: '분실이나 도난으로 신고된 카드예요. 다른 카드로 결제해 주세요.',
  INVALID_CARD_EXPIRATION: card,
  INVALID_CARD_NUMBER: card,
  INVALID_PASSWORD: '결제 비밀번호가 맞지 않아요. 다시 결제해 주세요.',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: limit,
  EXCEED_MAX_PAYMENT_AMOUNT: limit,
  EXCEED_MAX_AMOUNT: limit,
  EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT: limit,
  EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT: limit,
  REJECT_ACCOUNT_PAYMENT: account,
  RESTRICTED_TRANSFER_ACCOUNT: '출금할 수 없는 계좌예요. 다른 결제 수단으로 결제해 주세요.',
  BELOW_MINIMUM_AMOUNT: '결제할 수 있는 가장 적은 금액보다 적어요.',
  NOT_AVAILABLE_PAYMENT: '지금은 결제할 수 없는 시간이에요. 잠시 뒤 다시 결제해 주세요.',
  FDS_ERROR: '안전을 위해 결제사가 막은 결제예요. 결제사에 문의해 주세요.',
  NOT_FOUND_PAYMENT_SESSION: '결제 시간이 지났어요. 다시 결제해 주세요.',
  EXPIRED: '결제 시간이 지났어요. 다시 결제해 주세요.',
};

/** Undefined for a code that says nothing to a buyer. */
export const refusalMessage = (code: string): string | undefined => messages[code];
