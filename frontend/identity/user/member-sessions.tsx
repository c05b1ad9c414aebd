import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { useEndMemberSessionsMutation, useMemberSessionsQuery } from './member-desk.api.ts';

const EndAll = ({ id }: { readonly id: string }) => {
  const [end] = useEndMemberSessionsMutation();
  const { ask, question } = useConfirmed({
    destructive: true,
    title: '모든 기기에서 로그아웃할까요?',
    text: '회원이 다시 로그인해야 해요.',
    confirm: '모두 로그아웃',
    run: () => end(id),
    done: ({ ended }) => `기기 ${ended}곳에서 로그아웃했어요.`,
  });
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => ask()} sx={{ mt: 1.5 }}>
        모든 기기 로그아웃
      </Button>
      {question}
    </>
  );
};

export const MemberSessions = ({ id }: { readonly id: string }) => (
  <SectionCard title="로그인한 기기">
    <Answered
      answer={useMemberSessionsQuery(id, { refetchOnMountOrArgChange: true })}
      bones={<SkeletonRows rows={1} />}
    >
      {({ sessions }) =>
        sessions.length === 0 ? (
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>로그인한 기기가 없어요.</Typography>
        ) : (
          <>
            <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
              {sessions.map(({ id: session, device, seen_at }) => (
                <Box key={session} component="li" sx={{ py: 0.75 }}>
                  {device}{' '}
                  <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                    <RelativeTime at={seen_at} /> 사용
                  </Typography>
                </Box>
              ))}
            </Box>
            <EndAll id={id} />
          </>
        )
      }
    </Answered>
  </SectionCard>
);
