export const orderErrors = {
  partsToSend: '보낼 수량을 다시 확인해 주세요.',
  partsToCancel: '취소할 수량을 다시 확인해 주세요.',
  partsToPrepare: '준비할 수량을 다시 확인해 주세요.',
  carrier: '택배사와 송장 번호를 적어 주세요.',
  partsToShip: '포장한 수량까지만 보낼 수 있어요. 수량을 다시 확인해 주세요.',
  parcelsToAccept: '받은 상품만 구매확정할 수 있어요.',
  noticed: '받은 날부터 오늘까지의 날짜를 골라 주세요.',
  ownPhotos: '직접 올린 사진만 붙일 수 있어요.',
  optionsToSend: '바꿔 받을 옵션을 다시 골라 주세요.',
  licenceToShow: '볼 수 있는 라이선스가 없어요.',
  refundTooMuch: '돌려줄 수 있는 금액을 다시 확인해 주세요.',
  together: '함께 온 신청을 다시 골라 주세요.',
  refundNothing: '무엇을 얼마나 돌려줄지 적어 주세요.',
  pointsTooMany: '돌려줄 수 있는 포인트를 다시 확인해 주세요.',
  taxFreeWrong: '면세 금액을 다시 확인해 주세요. 남은 면세·과세 금액을 넘을 수 없어요.',
  consent: '동의해야 주문할 수 있어요.',
  dearerAddress: '배송비가 더 드는 지역이에요. 고객센터로 연락해 주세요.',
  address: '받을 주소를 적어 주세요.',
  pickup: '지금은 픽업을 할 수 없어요. 받을 주소를 적어 주세요.',
} as const;

const lineProblems = {
  gone: '더 이상 팔지 않아요.',
  soldOut: '품절되었어요.',
  short: '재고가 부족해요.',
  overLimit: '한 사람이 살 수 있는 수량을 넘었어요.',
} as const;
/** Of a line that cannot be ordered; `name` is empty where the item is gone. */
export const lineError = (name: string, problem: keyof typeof lineProblems): string =>
  `${name || '상품'}: ${lineProblems[problem]}`;
/** Of a line that went short while it was ordered. */
export const shortLineError = (name: string, option: string): string => `${name} (${option}) ${lineProblems.short}`;

/** What an order is called in the payment window: its first line, and how many more there are. */
export const orderTitle = (first: string, more: number): string => (more === 0 ? first : `${first} 외 ${more}건`);
/** What is paid beside for an exchange is called there by the order's title. */
export const surchargeTitle = (title: string): string => `교환 추가 금액: ${title}`;
