import { reviewableStatuses } from '@maru/contracts/shop/review/review.limits';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { SectionCard } from '../../design/section-card.tsx';
import { BoughtList } from './own-reviews.tsx';
import { useMyReviewsQuery } from './review.api.ts';

/** On the page of one's order, once it came; a guest writes none. */
export const OrderReviews = ({
  order: { id, user_id, status },
}: {
  order: Pick<Order, 'id' | 'user_id' | 'status'>;
}) => {
  const { data = [] } = useMyReviewsQuery(undefined, {
    skip: user_id === null || !reviewableStatuses.includes(status),
  });
  const lines = data.filter(({ order_id }) => order_id === id);
  if (lines.length === 0) return null;
  return (
    <SectionCard title="후기" text="받은 상품이 어땠는지 알려 주세요.">
      <BoughtList bought={lines} />
    </SectionCard>
  );
};
