import type { StuckReceipt } from '@maru/contracts/shop/cash-receipt/cash-receipt.routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Pager } from '../../design/pager.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { number, won } from '../../format/number.ts';
import { longDate } from '../../format/seoul-moment.ts';
import { useStuckReceiptsQuery } from './cash-receipt.api.ts';
import { receiptUses } from './receipt-words.ts';
import { RetryReceipt } from './retry-receipt.tsx';

const labels: Readonly<Record<StuckReceipt['what'], string>> = { issue: '발급 거절', takeBack: '취소 거절' };

const Row = ({ receipt }: { readonly receipt: StuckReceipt }) => (
  <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ fontWeight: 700 }}>주문 {receipt.number}</Typography>
      <ToneChip size="small" tone="red" label={labels[receipt.what]} />
      {receipt.paid_at === null ? null : (
        <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{longDate(receipt.paid_at)} 결제</Typography>
      )}
    </Stack>
    <Typography sx={{ color: 'text.secondary', fontSize: 15, overflowWrap: 'anywhere' }}>
      {[receiptUses[receipt.use], won(receipt.amount), receipt.code].filter((part) => part !== '').join(' · ')}
    </Typography>
    <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
      <Button component={Link} to={`/adm/order/${receipt.order_id}`} variant="contained">
        주문 보기
      </Button>
      <RetryReceipt id={receipt.order_id} />
    </Stack>
  </Box>
);

/** Orders whose receipt the provider refused to write or to take back. Renders nothing where there is none. */
export const StuckReceipts = () => {
  const [page, setPage] = useState({ page: 1, itemsPerPage: 20 });
  const { data } = useStuckReceiptsQuery(page, { refetchOnMountOrArgChange: true });
  if (!data || data.total === 0) return null;
  return (
    <SectionCard
      title={`발급하지 못한 현금영수증 ${number(data.total)}`}
      text="자진발급은 결제한 날부터 5일 안에 해야 해요. 결제사 관리자 화면에서 까닭을 확인한 뒤 다시 요청해 주세요."
    >
      <Box component="ul" aria-label="발급하지 못한 현금영수증" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {data.list.map((receipt) => (
          <Row key={receipt.order_id} receipt={receipt} />
        ))}
      </Box>
      {data.total > page.itemsPerPage ? (
        <Pager {...page} total={data.total} unit="건" onChange={(change) => setPage({ ...page, page: 1, ...change })} />
      ) : null}
    </SectionCard>
  );
};
