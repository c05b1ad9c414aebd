import type { QuotedLine } from '@maru/contracts/shop/order/order.quote';

const words = { gone: '판매가 끝난 상품이에요.', soldOut: '품절됐어요.' } as const;

/** Why a line cannot be ordered as it stands; undefined where it can. */
export const lineProblem = ({ problem, available, most }: QuotedLine): string | undefined => {
  if (problem === null) return undefined;
  if (problem === 'short') return `${available ?? 0}개까지 살 수 있어요.`;
  if (problem === 'overLimit')
    return most === 0 ? '이미 살 수 있는 만큼 샀어요.' : `한 사람이 ${most}개까지 살 수 있어요.`;
  return words[problem];
};
