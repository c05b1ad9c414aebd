import type { besideIn } from '@maru/contracts/shop/order/surcharge.parts';
import type { Restitution } from '@maru/contracts/shop/order/order.parts';
import Box from '@mui/material/Box';
import { type Fact, FactList } from '../../design/fact-list.tsx';
import { number, won } from '../../format/number.ts';

/** Free shipping and the minimum of a discount hold for what is kept; what was taken off for them may come back later. */
const rechargeFact = (recharge: number): readonly Fact[] => {
  if (recharge === 0) return [];
  return recharge > 0
    ? [{ label: '무료 배송·할인 조건에서 빠지는 금액', value: `-${won(recharge)}` }]
    : [{ label: '앞서 뺀 배송비·할인', value: won(-recharge) }];
};

/** What was paid beside in exchanges for what goes, won. */
type Beside = ReturnType<typeof besideIn>;
const besideFacts = ({ paid, byHand }: Beside): readonly Fact[] => [
  ...(paid > 0 ? [{ label: '추가로 결제한 금액', value: won(paid) }] : []),
  ...(byHand > 0 ? [{ label: '판매자가 직접 돌려줄 금액', value: won(byHand) }] : []),
];

/** What goods, shipping and fee come to. */
export const restitutionFacts = ({ refund, points = 0, split }: Restitution, beside: Beside): readonly Fact[] => [
  { label: '상품 금액', value: won(split.goods + (split.allowance ?? 0)) },
  ...(split.allowance ? [{ label: '앞서 돌려드린 금액', value: `-${won(split.allowance)}` }] : []),
  ...(split.shipping > 0 ? [{ label: '배송비', value: won(split.shipping) }] : []),
  ...(split.fee > 0 ? [{ label: '반품 배송비', value: `-${won(split.fee)}` }] : []),
  ...rechargeFact(split.recharge ?? 0),
  ...(points > 0 ? [{ label: '돌려받을 포인트', value: `${number(points)}P` }] : []),
  ...besideFacts(beside),
  { label: '돌려받을 금액', value: won(refund + beside.paid), strong: true },
];

const sunken = { px: 2, pt: 0.5, pb: 1.5, borderRadius: 1, bgcolor: 'surface.sunken' } as const;

/** What will come back, told before it is asked for. */
export const RestitutionFacts = ({
  restitution,
  beside,
}: {
  readonly restitution: Restitution;
  readonly beside: Beside;
}) => (
  <Box role="status" aria-label="환불 예정 금액" sx={sunken}>
    <FactList facts={restitutionFacts(restitution, beside)} money />
  </Box>
);

/** What an exchange costs, and what of the price comes back or is to be paid. */
export const ExchangeFacts = ({ fee, difference }: { readonly fee: number; readonly difference: number }) => (
  <Box role="status" aria-label="교환 비용" sx={sunken}>
    <FactList
      money
      facts={[
        { label: '교환 배송비', value: fee === 0 ? '무료' : won(fee), strong: true },
        ...(difference < 0 ? [{ label: '돌려받을 차액', value: won(-difference) }] : []),
        ...(difference > 0 ? [{ label: '더 내실 차액', value: won(difference) }] : []),
      ]}
    />
    {fee > 0 || difference > 0 ? (
      <Box sx={{ mt: 1, fontSize: 14, color: 'text.secondary' }}>
        더 내실 금액은 상품을 확인한 뒤 메일로 안내해 드려요. 주문에서 카드나 간편결제로 결제할 수 있어요.
      </Box>
    ) : null}
  </Box>
);
