import type { MySession } from '@maru/contracts/identity/session/session.views';
import ComputerRounded from '@mui/icons-material/ComputerRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RelativeTime } from '../../design/relative-time.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';

export interface SessionRowProps {
  readonly session: MySession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

const isPhone = (device: string) => /Android|iPhone|iPad/.test(device);

/** One device: what it is, when it was used last, and the way to log it out. */
export const SessionRow = ({ session: { device, started_at, seen_at, current }, busy, onEnd }: SessionRowProps) => (
  <Stack
    component="li"
    direction="row"
    sx={{
      alignItems: 'center',
      gap: 1.75,
      minHeight: 72,
      py: 1,
      borderBottom: '1px solid',
      borderColor: 'divider',
      '&:last-of-type': { border: 0 },
    }}
  >
    <Stack
      aria-hidden
      sx={{
        width: 40,
        height: 40,
        flexShrink: 0,
        borderRadius: '50%',
        alignItems: 'center',
        justifyContent: 'center',
        bgcolor: 'surface.sunken',
        color: 'text.secondary',
      }}
    >
      {isPhone(device) ? <SmartphoneRounded fontSize="small" /> : <ComputerRounded fontSize="small" />}
    </Stack>
    <Stack sx={{ flex: 1, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, rowGap: 0.5, flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        {current ? <ToneChip tone="blue" size="small" label="지금 쓰는 기기" /> : null}
      </Stack>
      <Typography
        variant="caption"
        component="div"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          color: 'text.secondary',
          '& > span': { whiteSpace: 'nowrap' },
        }}
      >
        <span>
          <RelativeTime at={seen_at} /> 사용
        </span>
        <span>
          <RelativeTime at={started_at} /> 로그인
        </span>
      </Typography>
    </Stack>
    {current ? null : (
      <Button
        color="inherit"
        loading={busy}
        onClick={onEnd}
        aria-label={`${device} 로그아웃`}
        sx={{ color: 'text.secondary' }}
      >
        로그아웃
      </Button>
    )}
  </Stack>
);
