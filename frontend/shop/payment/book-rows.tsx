import type { BookProblem, BookRow } from '@maru/contracts/shop/payment/payment.queries';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../design/relative-time.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { won } from '../../format/number.ts';
import { useComparePaymentMutation } from './books.api.ts';

const byOf = ({ difference, accepted }: BookRow) =>
  difference === null ? 0 : difference.held - difference.expected - accepted;

/** What differs, and what sets it right. */
const differsText = (row: BookRow) =>
  byOf(row) < 0
    ? `결제사에서 ${won(-byOf(row))}이 더 취소됐어요. 주문에서 같은 금액을 취소하거나 환불하면 돈은 다시 나가지 않고 차이만 없어져요. 일부러 취소한 돈이면 까닭을 적어 닫아 주세요.`
    : `결제사에 ${won(byOf(row))}이 더 남아 있어요. 주문은 돌려준 것으로 알고 있으니 환불이 나갔는지 확인해 주세요.`;
const texts: Readonly<Record<BookProblem, (row: BookRow) => string>> = {
  differs: differsText,
  awaitsAccount: () => '가상계좌로 받은 돈이라 환불 계좌를 기다려요. 구매자가 주문 화면에서 알려 주면 저절로 나가요.',
  stuck: () => '결제사가 환불을 거절했어요. 결제사에서 확인하고 직접 돌려준 뒤 주문 화면에 적어 주세요.',
};

const Sums = ({ row: { difference, held, waiting }, which }: { row: BookRow; which: BookProblem }) => (
  <Typography sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary', fontSize: 15 }}>
    {which === 'differs' && difference
      ? `결제사 ${won(difference.held)} · 주문 ${won(difference.expected)}`
      : `${waiting > 0 ? `돌려줄 돈 ${won(waiting)} · ` : ''}가진 돈 ${won(held)}`}
  </Typography>
);

interface RowProps {
  readonly row: BookRow;
  readonly which: BookProblem;
  readonly onCloseDifference: (id: string) => void;
}
const Row = ({ row, which, onCloseDifference }: RowProps) => {
  const [compare, { isLoading }] = useComparePaymentMutation();
  return (
    <Box
      component="li"
      sx={{ py: 2.5, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { border: 0 } }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 700 }}>
          주문 {row.number}
          {row.claim === null ? '' : ` · 교환 ${row.claim} 추가 금액`}
        </Typography>
        {which === 'differs' ? (
          <ToneChip tone="red" size="small" label={`${byOf(row) > 0 ? '+' : ''}${won(byOf(row))}`} />
        ) : null}
        <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>
          {row.method} · <RelativeTime at={row.changed_at} />
        </Typography>
      </Stack>
      <Sums row={row} which={which} />
      <Typography sx={{ mt: 0.5, maxWidth: 720 }}>{texts[which](row)}</Typography>
      <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} to={`/adm/order/${row.order_id}`} variant="contained">
          주문 보기
        </Button>
        <Button variant="outlined" color="inherit" loading={isLoading} onClick={() => void compare(row.id)}>
          결제사에 다시 묻기
        </Button>
        {which === 'differs' ? (
          <Button variant="outlined" color="inherit" onClick={() => onCloseDifference(row.id)}>
            까닭 적고 닫기
          </Button>
        ) : null}
      </Stack>
    </Box>
  );
};

export interface BookRowsProps {
  readonly list: readonly BookRow[];
  readonly which: BookProblem;
  readonly onCloseDifference: (id: string) => void;
}

/** Payments to be looked after: what is wrong, and the ways to set it right. */
export const BookRows = ({ list, ...props }: BookRowsProps) => (
  <Box component="ul" aria-label="대사" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {list.map((row) => (
      <Row key={row.id} row={row} {...props} />
    ))}
  </Box>
);
