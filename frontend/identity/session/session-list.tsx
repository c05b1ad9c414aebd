import type { MySession } from '@maru/contracts/identity/session/session.views';
import ComputerRounded from '@mui/icons-material/ComputerRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RelativeTime } from '../../design/relative-time.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { useEndOtherSessionsMutation, useEndSessionMutation, useMySessionsQuery } from './sessions.api.ts';

interface SessionRowProps {
  readonly session: MySession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

const isPhone = (device: string) => /Android|iPhone|iPad/.test(device);

const SessionRow = ({ session: { device, started_at, seen_at, current }, busy, onEnd }: SessionRowProps) => (
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

const EndOthers = () => {
  const [end] = useEndOtherSessionsMutation();
  const { ask, question } = useConfirmed({
    destructive: true,
    title: '다른 기기에서 모두 로그아웃할까요?',
    text: '이 기기는 그대로예요. 다른 기기에서는 다시 로그인해야 해요.',
    confirm: '모두 로그아웃',
    run: () => end(),
    done: ({ ended }) => `다른 기기 ${ended}곳에서 로그아웃했어요.`,
  });
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => ask()}
        sx={{ mt: 1.5, alignSelf: { sm: 'flex-start' } }}
      >
        다른 기기 모두 로그아웃
      </Button>
      {question}
    </>
  );
};

export const SessionList = () => {
  const answer = useMySessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, { isLoading, originalArgs }] = useEndSessionMutation();
  const dispatch = useDispatch();
  const endOne = async (id: string) => {
    if ((await end(id)).data) dispatch(snackbarShown('그 기기에서 로그아웃했어요.'));
  };
  return (
    <Answered answer={answer} bones={<SkeletonRows rows={2} height={72} avatar />}>
      {(sessions) => (
        <Stack>
          <Stack component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {sessions
              .toSorted((a, b) => Number(b.current) - Number(a.current))
              .map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={isLoading && originalArgs === session.id}
                  onEnd={() => void endOne(session.id)}
                />
              ))}
          </Stack>
          {sessions.length > 1 ? <EndOthers /> : null}
        </Stack>
      )}
    </Answered>
  );
};
