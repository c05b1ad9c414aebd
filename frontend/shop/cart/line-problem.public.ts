import type { QuotedLine } from '@maru/contracts/shop/order/order.quote';

const words = { gone: '판매가 끝난 상품이에요.', soldOut: '품절됐어요.' } as const;

/** Why a line cannot be ordered as it stands; undefined where it can. */
export const lineProblem = ({ problem, available }: QuotedLine): string | undefined => {
  if (problem === null) return undefined;
  return problem === 'short' ? `${available ?? 0}개까지 살 수 있어요.` : words[problem];
};
