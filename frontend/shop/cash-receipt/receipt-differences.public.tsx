import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { number, won } from '../../format/number.ts';
import { fullDate } from '../../format/seoul-moment.ts';
import { type ShownReceiptDifference, useReceiptComparisonQuery } from './cash-receipt.api.ts';

const labels: Readonly<Record<ShownReceiptDifference['what'], string>> = {
  missingThere: '결제사에 없음',
  missingHere: '여기에 없음',
  amount: '금액이 다름',
};

const Row = ({
  difference: { order_id, number: orderNumber, key, what, here, there },
}: {
  readonly difference: ShownReceiptDifference;
}) => (
  <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ fontWeight: 700 }}>
        {order_id === null ? '주문을 알 수 없음' : `주문 ${orderNumber}`}
      </Typography>
      <ToneChip size="small" tone="red" label={labels[what]} />
    </Stack>
    <Typography sx={{ color: 'text.secondary', fontSize: 15, overflowWrap: 'anywhere' }}>
      {`우리 ${won(here)} · 결제사 ${won(there)}${key === '' ? '' : ` · ${key}`}`}
    </Typography>
    {order_id === null ? null : (
      <Button component={Link} to={`/adm/order/${order_id}`} variant="outlined" color="inherit" sx={{ mt: 1.5 }}>
        주문 보기
      </Button>
    )}
  </Box>
);

/** Receipts of which the shop and the provider say other things. Renders nothing before the first comparison. */
export const ReceiptDifferences = () => {
  const { data } = useReceiptComparisonQuery(undefined, { refetchOnMountOrArgChange: true });
  const comparison = data?.comparison;
  if (!comparison) return null;
  const { ended_at, compared, differences } = comparison;
  return (
    <SectionCard
      title={differences.length === 0 ? '현금영수증 대사' : `현금영수증 차이 ${number(differences.length)}`}
      text={`${fullDate(ended_at)}에 최근 40일의 현금영수증 ${number(compared)}건을 결제사와 견줬어요.${
        differences.length === 0
          ? ' 모두 같아요.'
          : ' 결제사 관리자 화면에서 확인해 주세요. 맞춘 것은 다음 날 사라져요.'
      }`}
    >
      <Box component="ul" aria-label="현금영수증 차이" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {differences.map((difference) => (
          <Row key={`${difference.order_id} ${difference.key} ${difference.what}`} difference={difference} />
        ))}
      </Box>
    </SectionCard>
  );
};
