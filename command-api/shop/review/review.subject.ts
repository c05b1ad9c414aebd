import type { Actor } from '@maru/contracts/kernel/actor';
import type { ReviewCommand } from '@maru/contracts/shop/review/review.commands';
import { leftOf } from '@maru/contracts/shop/order/order.parts';
import { isKept } from '@maru/contracts/shop/order/order.pieces';
import type { ReviewSubject } from '@maru/contracts/shop/review/review.policies';
import type { Load } from '../../pipeline/aggregate.ts';
import { orderOf } from '../order/order.aggregate.ts';
import type { ReviewState } from './review.state.ts';

type Writing = Extract<ReviewCommand, { type: 'WriteReview' }>['data'];

/** Read from the order's stream, because the client's word for what was bought is not taken. */
const purchaseOf = async (
  { order_id, no, item_id, option }: Writing,
  actor: Actor,
  load: Load,
): Promise<ReviewSubject['bought']> => {
  const order = await orderOf(load, order_id);
  const line =
    order?.user_id === actor.id
      ? order.lines.find((one) => one.no === no && one.item_id === item_id && one.option === option)
      : undefined;
  if (!order || !line || leftOf(line) === 0) return 'no';
  return isKept(order, line) ? 'kept' : 'underWay';
};

export const reviewSubject = async (
  { type, data }: ReviewCommand,
  state: ReviewState,
  actor: Actor,
  load: Load,
): Promise<ReviewSubject> => ({
  bought: type === 'WriteReview' ? await purchaseOf(data, actor, load) : 'no',
  author: state && !state.removed ? state.user_id : undefined,
});
