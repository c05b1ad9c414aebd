import type { AgreementVersion } from '@maru/contracts/site/agreement/agreement.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../../design/tone-chip.tsx';
import { phaseLooks, versionFacts } from './agreement-words.ts';

export interface VersionRowProps {
  readonly version: AgreementVersion;
  readonly onRead: () => void;
  /** Left out where there is nothing to compare it with. */
  readonly onCompare: (() => void) | undefined;
  readonly onCancel: () => void;
}

export const VersionRow = ({ version, onRead, onCompare, onCancel }: VersionRowProps) => {
  const { label, tone } = phaseLooks[version.phase];
  const name = `${version.version}판`;
  const isGone = version.phase === 'cancelled';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-of-type': { border: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
          <ToneChip tone={tone} label={label} size="small" />
          {version.asks_again && version.at !== null && !isGone ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              다시 동의 받음
            </Typography>
          ) : null}
        </Stack>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {versionFacts(version)}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 0.5 }}>
        {isGone ? null : (
          <Button color="inherit" aria-label={`${name} 보기`} onClick={onRead}>
            보기
          </Button>
        )}
        {onCompare && !isGone ? (
          <Button color="inherit" aria-label={`${name} 비교`} onClick={onCompare}>
            비교
          </Button>
        ) : null}
        {version.phase === 'announced' ? (
          <Button color="error" aria-label={`${name} 거두기`} onClick={onCancel}>
            거두기
          </Button>
        ) : null}
      </Stack>
    </Box>
  );
};
