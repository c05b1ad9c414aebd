import type { RunningAlert } from '@maru/contracts/site/alert/alert.views';
import { alertPath, alertWords } from '@maru/contracts/site/alert/alert.words';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { RelativeTime } from '../../design/relative-time.tsx';
import { RowsCard } from '../../design/rows-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { number } from '../../format/number.ts';
import type { AlertList } from './alert.api.ts';

const AlertRow = ({ rule, since, count }: RunningAlert) => {
  const { label, unit, step, tab } = alertWords[rule];
  return (
    <Box component="li" sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <ToneChip size="small" tone="red" label={`${number(count)}${unit}`} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <RelativeTime at={since} />
          부터
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {step}
        {tab === null ? null : (
          <>
            {' '}
            <Link component={RouterLink} to={alertPath(rule)} aria-label={`${label} 자세히 보기`}>
              자세히 보기
            </Link>
          </>
        )}
      </Typography>
    </Box>
  );
};

/** What administrators were told of by mail and is still so. */
export const RunningAlerts = ({ list }: AlertList) => (
  <RowsCard
    label="진행 중인 알림"
    text="1분 넘게 이어진 문제예요. 시작할 때와 끝났을 때 쇼핑몰 대표 메일로 한 번씩 알려요."
  >
    {list.map((alert) => (
      <AlertRow key={alert.rule} {...alert} />
    ))}
  </RowsCard>
);
