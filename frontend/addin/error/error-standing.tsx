import { alarmingStates } from '@maru/contracts/addin/error/error.fields';
import type { AddinError } from '@maru/contracts/addin/error/error.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FactList } from '../../design/fact-list.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { number } from '../../format/number.ts';
import { ErrorChip } from './error-chip.tsx';
import { standingText } from './error-words.ts';
import { FixDialog } from './fix-dialog.tsx';
import { useErrorChange } from './use-error-change.ts';

const Steps = ({ error: { id, state, newest_version } }: { readonly error: AddinError }) => {
  const [isFixing, setFixing] = useState(false);
  const { change, busy } = useErrorChange();
  const isOpen = alarmingStates.some((one) => one === state);
  return (
    <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
      {isOpen ? (
        <Button
          variant="contained"
          loading={busy}
          onClick={() => void change({ id, path: 'acknowledge' }, '확인한 오류로 바꿨어요.')}
        >
          확인했어요
        </Button>
      ) : null}
      <Button variant="outlined" color="inherit" onClick={() => setFixing(true)}>
        고친 버전 적기
      </Button>
      {isOpen ? null : (
        <Button
          variant="outlined"
          color="inherit"
          disabled={busy}
          onClick={() => void change({ id, path: 'reopen' }, '새 오류로 되돌렸어요.')}
        >
          새 오류로 되돌리기
        </Button>
      )}
      {isFixing ? <FixDialog id={id} newest={newest_version} onClose={() => setFixing(false)} /> : null}
    </Stack>
  );
};

/** How an error stands, whom it meets, and what may be done about it. */
export const ErrorStanding = ({ error }: { readonly error: AddinError }) => (
  <SectionCard title="상태">
    <Stack direction="row" sx={{ mt: 1.5, gap: 1.25, alignItems: 'center', flexWrap: 'wrap' }}>
      <ErrorChip state={error.state} />
      <Typography>{standingText(error)}</Typography>
    </Stack>
    <FactList
      facts={[
        { label: '횟수', value: `${number(error.count)}번` },
        { label: '겪은 사람', value: `${number(error.people)}명` },
        { label: '최신 버전', value: error.newest_version },
        { label: '처음', value: <RelativeTime at={error.first_seen} /> },
        { label: '마지막', value: <RelativeTime at={error.last_seen} /> },
        { label: '명령', value: error.commands.join(', ') || '명령 밖에서 생겼어요' },
      ]}
    />
    <Steps error={error} />
  </SectionCard>
);
