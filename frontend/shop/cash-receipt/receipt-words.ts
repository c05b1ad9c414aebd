import type { SlipUse } from '@maru/contracts/shop/cash-receipt/cash-receipt.events';

export const receiptUses: Readonly<Record<SlipUse, string>> = {
  income: '소득공제용',
  expense: '지출증빙용',
  self: '자진발급',
};
export const receiptChips = {
  requested: { tone: 'amber', label: '발급 중' },
  issued: { tone: 'green', label: '발급 완료' },
  refused: { tone: 'red', label: '발급 거절' },
  dropped: { tone: 'grey', label: '다시 요청함' },
} as const;
