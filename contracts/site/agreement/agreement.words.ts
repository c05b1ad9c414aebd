/** Of who agrees to a version that is no longer, or not yet, in effect. */
export const readAgain = '지금 시행 중인 내용을 다시 확인하고 동의해 주세요.';

/** Why a version may not take effect then. */
export const tooEarly = {
  past: '지난 때부터 시행할 수는 없어요. 바로 시행하거나 앞으로의 날짜를 골라 주세요.',
  announced: '먼저 게시한 판보다 뒤에 시행해야 해요. 예정된 판을 거두거나 더 늦은 날짜를 골라 주세요.',
} as const;
