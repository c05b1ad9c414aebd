import type { Order } from '@maru/contracts/shop/order/order.views';
import type { Slip } from '@maru/contracts/shop/cash-receipt/cash-receipt.views';
import { isPaidInCash } from '@maru/contracts/shop/payment/payment-ways';
import { leftOf } from '@maru/contracts/shop/cash-receipt/cash-receipt.plan';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Notice } from '../../design/notice.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { won } from '../../format/number.ts';
import { useDeskCashReceiptsQuery } from './cash-receipt.api.ts';
import { receiptChips, receiptUses } from './receipt-words.ts';
import { RetryReceipt } from './retry-receipt.tsx';

const chipOf = (slip: Slip) =>
  slip.status === 'issued' && leftOf(slip).amount === 0
    ? ({ tone: 'grey', label: '취소함' } as const)
    : receiptChips[slip.status];
const codesOf = ({ code, cancels }: Slip) =>
  [code, ...cancels.map((cancel) => cancel.code)].filter((one) => one !== '');

const Row = ({ slip }: { readonly slip: Slip }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1 }}>
    <ToneChip size="small" {...chipOf(slip)} />
    <Box sx={{ flex: 1, minWidth: 0, fontSize: 15, overflowWrap: 'anywhere' }}>
      {[receiptUses[slip.use], slip.issue_number, ...codesOf(slip)].filter((part) => part !== '').join(' · ')}
    </Box>
    <Box sx={{ fontSize: 15, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {won(leftOf(slip).amount || slip.amount)}
    </Box>
  </Box>
);

const Stuck = ({ id, others }: { readonly id: string; readonly others: number }) => (
  <Box sx={{ mt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
    <Notice tone="red">
      결제사나 국세청이 현금영수증 발급이나 취소를 거절했어요. 결제사 관리자 화면에서 까닭을 확인해 주세요.
      {others > 0 ? ` 이런 주문이 ${others}건 더 있어요.` : ''}
    </Notice>
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <RetryReceipt id={id} />
      {others > 0 ? (
        <Button component={Link} to="/adm/payment" variant="outlined" color="inherit">
          모두 보기
        </Button>
      ) : null}
    </Box>
  </Box>
);

const Loaded = ({ id }: { readonly id: string }) => {
  const { data } = useDeskCashReceiptsQuery(id);
  if (!data) return null;
  return (
    <SectionCard title="현금영수증">
      {data.stuck ? <Stuck id={id} others={data.all_stuck - 1} /> : null}
      {data.slips.length === 0 ? (
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>발급하지 않았어요.</Typography>
      ) : null}
      <Box component="ul" aria-label="현금영수증" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {data.slips.map((slip) => (
          <Row key={slip.no} slip={slip} />
        ))}
      </Box>
    </SectionCard>
  );
};

/** The receipts that were written for an order that was paid in cash, and what keeps one from being written. */
export const DeskCashReceipt = ({ order }: { readonly order: Pick<Order, 'id' | 'method'> }) =>
  isPaidInCash(order.method) ? <Loaded id={order.id} /> : null;
