import { rejection } from './rejection.ts';

/** What is refused about how things are sold. */
export const sellingRejections = {
  book_price: rejection(
    409,
    'Book price',
    '도서는 정가의 10%까지만 할인할 수 있어요 (출판문화산업 진흥법 제22조). 할인율을 낮춰 주세요.',
  ),
  over_limit: rejection(409, 'Over the purchase limit', '한 사람이 살 수 있는 수량을 넘었어요. 수량을 줄여 주세요.'),
} as const;
