const card = '카드 정보를 다시 확인하거나 다른 카드로 결제해 주세요.';
const cardCompany = '카드사에서 승인을 거절했어요. 카드사에 문의하거나 다른 카드로 결제해 주세요.';
const instalments = '고른 할부 개월로는 결제할 수 없어요. 일시불이나 다른 할부 개월로 결제해 주세요.';
const limit = '한도를 넘었어요. 다른 결제 수단으로 결제해 주세요.';
const account = '계좌 잔액이나 한도를 확인한 뒤 다시 결제해 주세요.';
const tooLate = '결제 시간이 지났어요. 다시 결제해 주세요.';
const bankAway =
  '은행 점검 시간이라 지금은 쓸 수 없는 은행이에요. 잠시 뒤 다시 결제하거나 다른 결제 수단을 골라 주세요.';
const providerAway = '결제사에 잠깐 문제가 생겼어요. 잠시 뒤 다시 결제해 주세요.';
const other = '결제가 되지 않았어요. 다른 결제 수단으로 결제하거나, 계속 안 되면 고객센터에 문의해 주세요.';

/** By the codes of the provider (https://docs.tosspayments.com/reference/error-codes) and of the sandbox. */
const messages: Readonly<Record<string, string>> = {
  REJECT_CARD_PAYMENT: '카드 한도나 잔액이 부족해요. 다른 카드로 결제해 주세요.',
  REJECT_CARD_COMPANY: cardCompany,
  INVALID_REJECT_CARD: cardCompany,
  INVALID_STOPPED_CARD: '정지된 카드예요. 다른 카드로 결제해 주세요.',
  INVALID_CARD_LOST_OR_STOLEN: '분실이나 도난으로 신고된 카드예요. 다른 카드로 결제해 주세요.',
  INVALID_CARD_EXPIRATION: card,
  INVALID_CARD_NUMBER: card,
  INVALID_CARD: card,
  INVALID_CARD_COMPANY: card,
  INVALID_CARD_IDENTITY: card,
  INVALID_CARD_PASSWORD: card,
  CARD_PROCESSING_ERROR: cardCompany,
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: instalments,
  INVALID_CARD_INSTALLMENT_PLAN: instalments,
  NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT: instalments,
  NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN: instalments,
  NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN_BELOW_AMOUNT: '할부는 5만 원부터 할 수 있어요. 일시불로 결제해 주세요.',
  NOT_ALLOWED_POINT_USE: '카드 포인트를 쓸 수 없는 카드예요. 포인트를 쓰지 않고 결제해 주세요.',
  INVALID_PASSWORD: '결제 비밀번호가 맞지 않아요. 다시 결제해 주세요.',
  EXCEED_MAX_AUTH_COUNT: '인증을 너무 많이 시도했어요. 카드사나 은행에 문의하거나 다른 결제 수단으로 결제해 주세요.',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: limit,
  EXCEED_MAX_PAYMENT_AMOUNT: limit,
  EXCEED_MAX_AMOUNT: limit,
  EXCEED_MAX_ONE_DAY_AMOUNT: limit,
  EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT: limit,
  EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT: limit,
  EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT: limit,
  REJECT_ACCOUNT_PAYMENT: account,
  REJECT_TOSSPAY_INVALID_ACCOUNT:
    '토스페이에 연결된 계좌로 결제할 수 없어요. 계좌를 다시 연결하거나 다른 결제 수단을 골라 주세요.',
  INVALID_ACCOUNT_INFO_RE_REGISTER: '계좌 정보가 바뀌었어요. 계좌를 다시 등록한 뒤 결제해 주세요.',
  RESTRICTED_TRANSFER_ACCOUNT: '출금할 수 없는 계좌예요. 다른 결제 수단으로 결제해 주세요.',
  NOT_AVAILABLE_BANK: bankAway,
  NOT_SUPPORTED_BANK: '지원하지 않는 은행이에요. 다른 은행이나 결제 수단을 골라 주세요.',
  BELOW_MINIMUM_AMOUNT: '결제할 수 있는 가장 적은 금액보다 적어요. 카드는 100원, 계좌는 200원부터 결제할 수 있어요.',
  BELOW_ZERO_AMOUNT: '결제할 수 있는 가장 적은 금액보다 적어요. 카드는 100원, 계좌는 200원부터 결제할 수 있어요.',
  NOT_AVAILABLE_PAYMENT: '지금은 결제할 수 없는 시간이에요. 잠시 뒤 다시 결제해 주세요.',
  FDS_ERROR: '안전을 위해 결제사가 막은 결제예요. 결제사에 문의해 주세요.',
  ALREADY_PROCESSED_PAYMENT: '이미 처리된 결제예요. 주문 내역에서 확인해 주세요.',
  DUPLICATED_ORDER_ID: '이미 결제한 주문이에요. 주문 내역에서 확인해 주세요.',
  PAY_PROCESS_CANCELED: '결제창이 닫혔어요. 결제 기한까지 다시 결제할 수 있어요.',
  USER_CANCEL: '결제창이 닫혔어요. 결제 기한까지 다시 결제할 수 있어요.',
  PAY_PROCESS_ABORTED: '결제가 중단됐어요. 다시 결제해 주세요.',
  NOT_FOUND_PAYMENT: tooLate,
  NOT_FOUND_PAYMENT_SESSION: tooLate,
  EXPIRED: tooLate,
  PROVIDER_ERROR: providerAway,
  FAILED_INTERNAL_SYSTEM_PROCESSING: providerAway,
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: providerAway,
  COMMON_ERROR: providerAway,
  UNKNOWN_PAYMENT_ERROR: providerAway,
};

/** What a buyer reads of a code, whichever it is: never the code itself. */
export const refusalMessage = (code: string): string =>
  Object.hasOwn(messages, code) ? (messages[code] ?? other) : other;
