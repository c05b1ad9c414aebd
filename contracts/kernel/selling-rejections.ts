import { rejection } from './rejection.ts';

/** What is refused about how things are sold. */
export const sellingRejections = {
  value_changed_since: rejection(
    409,
    'Changed since',
    '그 뒤에 값이 다시 바뀌어서 되돌릴 수 없어요. 지금 값을 확인하고 설정에서 직접 바꿔 주세요.',
  ),
  book_price: rejection(
    409,
    'Book price',
    '도서는 정가의 10%까지만 할인할 수 있어요 (출판문화산업 진흥법 제22조). 할인율을 낮춰 주세요.',
  ),
  over_limit: rejection(409, 'Over the purchase limit', '한 사람이 살 수 있는 수량을 넘었어요. 수량을 줄여 주세요.'),
  coupon_not_first: rejection(409, 'Not the first order', '첫 주문에만 쓸 수 있는 쿠폰이에요.'),
  coupon_out_of_scope: rejection(409, 'Coupon is for other items', '이 쿠폰을 쓸 수 있는 상품이 없어요.'),
} as const;
