import { maxStock, stockReason } from '@maru/contracts/shop/item/item.fields';
import type { OptionStock } from '@maru/contracts/shop/item/item.stock';
import { number } from '../../../format/number.ts';
import type { DraftErrors } from './item-draft.ts';

/** What stands in the way of moving the stock of an option by so many pieces. */
export const errorsOfMove = ({ stock, reserved }: OptionStock, by: number, reason: string): DraftErrors => {
  const after = (stock ?? 0) + by;
  return {
    ...(after > maxStock && { pieces: `전체 ${number(maxStock)}개까지 둘 수 있어요.` }),
    ...(after < reserved && {
      pieces:
        reserved > 0 ? `주문이 잡아 둔 ${number(reserved)}개보다 적을 수 없어요.` : '있는 것보다 많이 줄일 수 없어요.',
    }),
    ...(by === 0 && { pieces: '몇 개인지 적어 주세요.' }),
    ...(!stockReason.safeParse(reason).success && { reason: '이유를 적어 주세요. 100자까지 쓸 수 있어요.' }),
  };
};
