import type { Quote } from '@maru/contracts/shop/order/order.quote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { sumRows, sumsCard } from '../../../design/sums-beside.ts';
import { won } from '../../../format/number.ts';
import { type Failure, problemText } from '../../../kernel/http/problem.ts';
import { Notice } from '../../../design/notice.tsx';
import { FreeHint, ParcelRows } from '../../cart/parcel-rows.public.tsx';

interface WhyNotProps {
  readonly problem: Failure | undefined;
  /** What the button said when it was pressed, and says now. */
  readonly before: number | undefined;
  readonly now: number;
}

const textOf = ({ problem, before = 0, now }: WhyNotProps & { readonly problem: Failure }) =>
  problem.code === 'price_changed' && before !== now
    ? `그 사이 금액이 ${won(before)}에서 ${won(now)}으로 바뀌었어요. 확인한 뒤 다시 눌러 주세요.`
    : (problem.errors?.[0]?.message ?? problemText(problem));

/** Why an order was not placed; what changed is said with its numbers. */
export const WhyNot = ({ problem, ...sums }: WhyNotProps) =>
  problem ? (
    <Notice tone="red" role="alert">
      {textOf({ problem, ...sums })}
    </Notice>
  ) : null;

export interface CheckoutSumsProps {
  readonly quote: Quote;
  /** What keeps the order from being placed just now. */
  readonly problem?: ReactNode;
  readonly blocked: boolean;
  readonly busy: boolean;
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

/** Why sending costs what it does: the parcel, and the way to a remote place. */
const ShippingRows = ({ quote: { amounts, sent, parcels, delivery } }: Pick<CheckoutSumsProps, 'quote'>) => {
  const { area, remote, pickup } = delivery;
  const fee = amounts.shipping - remote;
  if (!sent) return <Row label="배송비" value={pickup ? '픽업' : '없음'} />;
  return (
    <>
      <Row label="배송비" value={fee > 0 ? won(fee) : '무료'} />
      <ParcelRows parcels={parcels} />
      {area === null ? null : <Row label={`${area} 추가 배송비`} value={won(remote)} />}
    </>
  );
};

const DiscountRows = ({ quote: { automatic, coupon } }: Pick<CheckoutSumsProps, 'quote'>) => (
  <>
    {automatic ? <Row label={automatic.name} value={`-${won(automatic.discount)}`} /> : null}
    {coupon && coupon.discount > 0 ? <Row label="쿠폰 할인" value={`-${won(coupon.discount)}`} /> : null}
  </>
);

/** What is paid and why, always in sight, and the button that says so. */
export const CheckoutSums = ({ quote, problem, blocked, busy }: CheckoutSumsProps) => {
  const { amounts } = quote;
  return (
    <Box component="section" aria-label="결제 금액" sx={sumsCard}>
      <Box component="dl" sx={sumRows}>
        <Row label="상품 금액" value={won(amounts.goods)} />
        <ShippingRows quote={quote} />
        <DiscountRows quote={quote} />
        {amounts.points > 0 ? <Row label="포인트 사용" value={`-${won(amounts.points)}`} /> : null}
        <Box
          component="dt"
          sx={{ display: { xs: 'none', md: 'block' }, pt: 1, fontWeight: 700, color: 'text.primary !important' }}
        >
          결제할 금액
        </Box>
        <Box component="dd" sx={{ display: { xs: 'none', md: 'block' }, pt: 0.5, fontSize: 22, fontWeight: 800 }}>
          {won(amounts.total)}
        </Box>
      </Box>
      <FreeHint parcels={quote.parcels} />
      {problem}
      <Button type="submit" variant="contained" size="large" fullWidth disabled={blocked} loading={busy}>
        {amounts.total === 0 ? '주문하기' : `${won(amounts.total)} 결제하기`}
      </Button>
    </Box>
  );
};
