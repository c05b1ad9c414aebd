import { couponProblemAt } from '@maru/contracts/shop/coupon/coupon.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { seoulEnd, seoulTime } from '../../format/seoul-moment.ts';
import { number, won } from '../../format/number.ts';
import { type ManagedCoupon, useEndCouponMutation } from './coupon.api.ts';
import { offText, termsText } from './coupon-words.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 220px 120px 96px 88px' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  px: { xs: 2, sm: 3 },
  py: 1.5,
} as const;
const onWide = { display: { xs: 'none', md: 'block' } } as const;
const looks = {
  notYet: { tone: 'amber', label: '시작 전' },
  expired: { tone: 'grey', label: '끝남' },
  usedUp: { tone: 'grey', label: '수량 소진' },
} as const;
const lookOf = (coupon: ManagedCoupon, now: number) => {
  const problem = couponProblemAt(coupon, now);
  return problem !== null && problem in looks
    ? looks[problem as keyof typeof looks]
    : ({ tone: 'blue', label: '사용 중' } as const);
};
const usedText = ({ used, count }: ManagedCoupon) => `${number(used)}${count === null ? '' : ` / ${number(count)}`}장`;

const Row = ({
  coupon,
  now,
  onEnd,
}: {
  coupon: ManagedCoupon;
  now: number;
  onEnd: (coupon: ManagedCoupon) => void;
}) => {
  const look = lookOf(coupon, now);
  return (
    <Box component="li" sx={{ ...columns, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{coupon.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {coupon.automatic ? (
            '자동 할인'
          ) : (
            <Box component="code" sx={{ fontWeight: 600, letterSpacing: '0.04em', color: 'text.primary' }}>
              {coupon.id}
            </Box>
          )}
          {' · '}
          {offText(coupon.off)}
          {coupon.least > 0 ? (
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {' '}
              · {won(coupon.least)} 이상
            </Box>
          ) : null}
          {coupon.user_id === null ? '' : ' · 회원 한 사람에게'}
        </Typography>
        <Typography variant="caption" component="div" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
          {termsText(coupon)} · {usedText(coupon)} 사용
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ ...onWide, color: 'text.secondary' }}>
        {seoulTime(Date.parse(coupon.from))}
        <br />~ {seoulEnd(Date.parse(coupon.until))}
      </Typography>
      <Box sx={{ ...onWide, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>{usedText(coupon)}</Box>
      <Box sx={{ textAlign: 'right' }}>
        <ToneChip size="small" {...look} />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, textAlign: 'right' }}>
        {look.label === '끝남' ? null : (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => onEnd(coupon)}
            aria-label={`${coupon.name} 끝내기`}
          >
            끝내기
          </Button>
        )}
      </Box>
    </Box>
  );
};

export const CouponRows = ({ list }: { readonly list: readonly ManagedCoupon[] }) => {
  const [now] = useState(Date.now);
  const [end] = useEndCouponMutation();
  const { ask, question } = useConfirmed<ManagedCoupon>({
    destructive: true,
    title: ({ name }) => `‘${name}’ 쿠폰을 끝낼까요?`,
    text: '이제부터 아무도 쓸 수 없어요. 이미 쓴 주문은 그대로예요. 다시 시작할 수 없어요.',
    confirm: '끝내기',
    run: ({ id }) => end(id),
  });
  return (
    <>
      <Box component="ul" aria-label="쿠폰" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list.map((coupon) => (
          <Row key={coupon.id} coupon={coupon} now={now} onEnd={ask} />
        ))}
      </Box>
      {question}
    </>
  );
};
