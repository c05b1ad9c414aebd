import type { OwedRow } from '@maru/contracts/shop/payment/payment.queries';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Pager } from '../../design/pager.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { number, won } from '../../format/number.ts';
import { formatPhone } from '../../format/phone.ts';
import { useOwedQuery } from './books.api.ts';
import { HandBack } from './hand-back.public.tsx';
import { RefundDeadline } from './refund-deadline.public.tsx';

const Row = ({ row }: { readonly row: OwedRow }) => (
  <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Typography sx={{ fontWeight: 700 }}>
        주문 {row.number} · 교환 신청 {row.claim}
      </Typography>
      <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{won(row.amount)}</Typography>
    </Stack>
    <Typography sx={{ color: 'text.secondary', fontSize: 15 }}>
      {row.recipient} · {formatPhone(row.phone)}
    </Typography>
    <RefundDeadline since={row.since} />
    <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
      <HandBack order={row.order_id} claim={row.claim} amount={row.amount} variant="contained" />
      <Button component={Link} to={`/adm/order/${row.order_id}`} variant="outlined" color="inherit">
        주문 보기
      </Button>
    </Stack>
  </Box>
);

/** What was taken by hand for exchanges, and a person is to give back. Renders nothing where there is none. */
export const OwedByHand = () => {
  const [page, setPage] = useState({ page: 1, itemsPerPage: 20 });
  const { data } = useOwedQuery(page, { refetchOnMountOrArgChange: true });
  if (!data || data.total === 0) return null;
  return (
    <SectionCard
      title={`직접 돌려줄 추가 금액 ${number(data.total)}`}
      text="교환할 때 직접 받은 돈은 저절로 나가지 않아요. 구매자에게 돌려준 뒤 적어 주세요."
    >
      <Box component="ul" aria-label="직접 돌려줄 추가 금액" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {data.list.map((row) => (
          <Row key={`${row.order_id} ${row.claim}`} row={row} />
        ))}
      </Box>
      {data.total > page.itemsPerPage ? (
        <Pager {...page} total={data.total} unit="건" onChange={(change) => setPage({ ...page, page: 1, ...change })} />
      ) : null}
    </SectionCard>
  );
};
