import { stockReasons } from './item.words.ts';

/**
 * Why pieces on hand came or went. `sold` left for an order, `sent` in place of others; `cancelled`, `returned` and
 * `exchanged` came back of one; `adjusted` by hand, `counted`, `bulk` and `file` as `stockWay` says; `first` with a new
 * option, `removed` with one that went.
 */
export const stockCauseWords = {
  sold: '주문',
  sent: '교환 발송',
  cancelled: stockReasons.cancelled,
  returned: stockReasons.returned,
  exchanged: '교환 회수',
  adjusted: '직접 조정',
  counted: '실사',
  bulk: '한꺼번에 조정',
  file: '파일',
  first: '첫 재고',
  removed: '옵션 삭제',
} as const;
export type StockCauseWord = keyof typeof stockCauseWords;
