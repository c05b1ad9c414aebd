import { totalOf } from '@maru/contracts/shop/order/exchange.parts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FactList } from '../../design/fact-list.tsx';
import { won } from '../../format/number.ts';
import type { ClaimProps } from './claim-facts.tsx';
import type { OrderCalls } from './order.api.ts';
import { PayChoice } from './pay-choice.tsx';
import { surchargeFacts } from './surcharge-facts.ts';

/** What the buyer is asked to pay beside, with the way to the payment window. */
export const SurchargeDue = ({
  order,
  claim,
  calls,
}: ClaimProps & { readonly calls: Pick<OrderCalls, 'openSurcharge'> }) => {
  const { asked, no } = claim;
  if (asked === null || !claim.actions.includes('paySurcharge')) return null;
  const total = totalOf(asked);
  return (
    <Box component="section" aria-label="추가 금액" sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'surface.sunken' }}>
      <Typography sx={{ fontWeight: 700 }}>교환하려면 추가 금액을 결제해 주세요.</Typography>
      <FactList facts={surchargeFacts(asked)} money />
      <PayChoice
        order={order}
        total={total}
        label={`추가 금액 ${won(total)} 결제하기`}
        open={() => calls.openSurcharge(no)}
        byCard
      />
      <Typography sx={{ mt: 1.5, fontSize: 14, color: 'text.secondary' }}>
        카드나 간편결제로 결제할 수 있어요. 결제하면 새 상품을 보내 드려요. 원하지 않으면{' '}
        {claim.actions.includes('withdraw') ? '신청을 철회할 수 있어요.' : '고객센터로 연락해 주세요.'}
      </Typography>
    </Box>
  );
};
