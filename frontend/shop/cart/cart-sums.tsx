import type { Quote, QuotedParcels } from '@maru/contracts/shop/order/order.quote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { sumRows, sumsCard } from '../../design/sums-beside.ts';
import { won } from '../../format/number.ts';
import { FreeHint, ParcelRows } from './parcel-rows.public.tsx';

interface Shown {
  readonly amounts: Pick<Quote['amounts'], 'goods' | 'shipping' | 'total'>;
  readonly sent: boolean;
  readonly parcels: readonly QuotedParcels[];
  readonly automatic: Quote['automatic'];
}
export interface CartSumsProps {
  /** How many lines are chosen. */
  readonly count: number;
  /** Of what is chosen; undefined until it is known. */
  readonly quote: Shown | undefined;
  readonly onOrder: () => void;
}

/** Nothing chosen costs nothing. */
const nothing = { amounts: { goods: 0, shipping: 0, total: 0 }, sent: false, parcels: [], automatic: null } as const;
const shippingIn = (shipping: number, sent: boolean) => (shipping > 0 ? won(shipping) : sent ? '무료' : '없음');
const onDesktop = { display: { xs: 'none', md: 'block' } } as const;

const Rows = ({ quote: { amounts, sent, parcels, automatic } }: { quote: Shown }) => (
  <Box component="dl" sx={sumRows}>
    <dt>상품 금액</dt>
    <dd>{won(amounts.goods)}</dd>
    {automatic ? (
      <>
        <dt>{automatic.name}</dt>
        <dd>-{won(automatic.discount)}</dd>
      </>
    ) : null}
    <dt>배송비</dt>
    <dd>{shippingIn(amounts.shipping, sent)}</dd>
    <ParcelRows parcels={parcels} />
    <Box component="dt" sx={{ ...onDesktop, pt: 1, fontWeight: 700, color: 'text.primary !important' }}>
      합계
    </Box>
    <Box component="dd" sx={{ ...onDesktop, pt: 0.5, fontSize: 22, fontWeight: 800 }}>
      {won(amounts.total)}
    </Box>
  </Box>
);

/** What is chosen and what it costs, always in sight, and the button to order it. */
export const CartSums = ({ count, quote, onOrder }: CartSumsProps) => (
  <Box component="section" aria-label="결제 예정 금액" sx={sumsCard}>
    <Rows quote={quote ?? nothing} />
    <FreeHint parcels={(quote ?? nothing).parcels} />
    <Button variant="contained" size="large" fullWidth disabled={count === 0 || !quote} onClick={onOrder}>
      {count > 0 ? `${won(quote?.amounts.total ?? 0)} 주문하기` : '주문할 상품을 골라 주세요'}
    </Button>
    <Box sx={{ ...onDesktop, fontSize: 13, color: 'text.secondary' }}>
      제주와 섬 지역은 배나 비행기로 한 번 더 실어 보내서 배송비가 더 들어요. 주문할 때 우편번호로 알려 드려요.
    </Box>
  </Box>
);
