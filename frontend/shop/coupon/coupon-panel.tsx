import type { ManagedCoupon } from '@maru/contracts/shop/coupon/coupon.table';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Fact, FactList } from '../../design/fact-list.tsx';
import { number, won } from '../../format/number.ts';
import { seoulEnd, seoulTime } from '../../format/seoul-moment.ts';
import { RowPanel } from '../../kernel/table/row-panel.tsx';
import { CouponState } from './coupon-state.tsx';
import { scopeText } from './coupon-words.ts';

export const usedText = ({ used, count }: ManagedCoupon) =>
  `${number(used)}${count === null ? '' : ` / ${number(count)}`}장`;

const receiverOf = ({ automatic, user_id, person }: ManagedCoupon) => {
  if (automatic) return '모두 (코드 없이 저절로)';
  return user_id === null ? '코드를 아는 모두' : person;
};

const factsOf = (coupon: ManagedCoupon): readonly Fact[] => [
  ...(coupon.automatic ? [] : [{ label: '코드', value: <code>{coupon.id}</code> }]),
  { label: '할인', value: coupon.discount },
  { label: '할인할 것', value: scopeText(coupon.scope) ?? '전체 상품' },
  ...(coupon.least > 0 ? [{ label: '최소 금액', value: won(coupon.least) }] : []),
  ...(coupon.first_order ? [{ label: '주문', value: '첫 주문에만' }] : []),
  { label: '받는 사람', value: receiverOf(coupon) },
  { label: '사용', value: usedText(coupon) },
  { label: '기간', value: `${seoulTime(coupon.starts_at)} ~ ${seoulEnd(Date.parse(coupon.until))}` },
  ...(coupon.ended ? [{ label: '끝낸 때', value: seoulTime(coupon.ends_at) }] : []),
];

interface CouponPanelProps {
  readonly coupon: ManagedCoupon;
  readonly onEnd: (coupon: ManagedCoupon) => void;
  readonly onClose: () => void;
}

/** A coupon with all its terms, and the way to end it. */
export const CouponPanel = ({ coupon, onEnd, onClose }: CouponPanelProps) => (
  <RowPanel title={coupon.name} onClose={onClose}>
    <Box sx={{ my: 1 }}>
      <CouponState coupon={coupon} />
    </Box>
    <FactList facts={factsOf(coupon)} />
    {coupon.state === 'expired' ? null : (
      <Button variant="outlined" color="inherit" sx={{ mt: 2, alignSelf: 'flex-start' }} onClick={() => onEnd(coupon)}>
        끝내기
      </Button>
    )}
  </RowPanel>
);
