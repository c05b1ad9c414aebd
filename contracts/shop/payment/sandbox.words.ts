/** The ways a payment at the sandbox can go, as its buttons say them. */
export const sandboxOutcomes = [
  ['paid', '결제하기'],
  ['deposit', '가상계좌로 결제하기'],
  ['refused', '카드사가 거절'],
  ['slow', '결제사가 늦게 답함'],
  ['webhookFirst', '알림이 먼저 옴'],
  ['webhookTwice', '알림이 두 번 옴'],
  ['closed', '결제창 닫기'],
] as const;

/** The pages of the sandbox, where nobody really pays. */
export const sandboxWords = {
  method: '연습 결제',
  bank: '연습은행',
  closed: '결제를 취소했어요.',
  pay: {
    title: '연습 결제',
    hint: '실제로 결제되지 않아요. 어떻게 끝날지 골라 주세요.',
    escrow: '구매안전서비스(에스크로) 이용',
  },
  deposit: {
    title: '연습 입금',
    hint: '가상계좌에 입금한 것으로 해요.',
    button: '입금하기',
    done: '입금했어요.',
    notAwaited: '입금을 기다리는 계좌가 아니에요.',
  },
  console: {
    title: '연습 결제사 화면',
    hint: '결제사 관리자 화면에서 손으로 취소한 것으로 해요. 주문은 모르는 채로 돈만 돌아가요.',
    amount: '취소할 금액',
    taxFree: '그중 면세 금액',
    tell: '쇼핑몰에 알리기',
    button: '취소하기',
    none: '이 주문으로 들어온 결제가 없어요.',
    refused: '취소할 수 없는 금액이에요. 남은 금액을 확인해 주세요.',
  },
  cashReceipt: {
    title: '연습 현금영수증',
    hint: '국세청에 알리지 않은 연습용 영수증이에요.',
    uses: { income: '소득공제용', expense: '지출증빙용', self: '자진발급' },
    takenBack: (amount: string, back: string) => `${amount}에서 ${back}을 취소했어요.`,
  },
  receipt: {
    title: '연습 영수증',
    console: '결제사 화면 열기',
    hint: '실제로 결제된 돈은 없어요.',
    amount: '결제 금액',
    givenBack: (amount: string, back: string) => `${amount}에서 ${back}을 돌려드렸어요.`,
  },
} as const;

export const wonText = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`;
