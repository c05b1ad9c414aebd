import { couponStateWords, type ManagedCoupon } from '@maru/contracts/shop/coupon/coupon.table';
import { ToneChip } from '../../design/tone-chip.tsx';

const tones = { running: 'blue', notYet: 'amber', usedUp: 'grey', expired: 'grey' } as const;

export const CouponState = ({ coupon: { state } }: { readonly coupon: ManagedCoupon }) => (
  <ToneChip size="small" tone={tones[state]} label={couponStateWords[state]} />
);
