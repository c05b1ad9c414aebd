import type { AddinError } from '@maru/contracts/addin/error/error.views';
import { addinNews, addinRoom } from '@maru/contracts/addin/live/addin.live';
import { dateText, dayOfText } from '@maru/contracts/kernel/seoul-days';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { useClock } from '../../design/clock.ts';
import { LazyBars } from '../../design/lazy-bars.tsx';
import { RankedBars } from '../../design/ranked-bars.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { number } from '../../format/number.ts';
import { seoulDate } from '../../format/seoul-moment.ts';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useReload } from '../../kernel/live/use-reload.ts';
import { useRoom } from '../../kernel/live/use-room.ts';
import { useAddinErrorQuery } from './addin-error.api.ts';
import { ErrorIssue } from './error-issue.tsx';
import { ErrorNote } from './error-note.tsx';
import { ErrorStanding } from './error-standing.tsx';
import { shortType } from './error-words.ts';

const times = (value: number) => `${number(value)}번`;
const shownDays = 30;

const Days = ({ days }: Pick<AddinError, 'days'>) => {
  const last = dayOfText(useClock(seoulDate));
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const bars = Array.from({ length: shownDays }, (_, at) => {
    const day = dateText(last - shownDays + 1 + at);
    return { name: day.split('-').slice(1).map(Number).join('.'), value: counts.get(day) ?? 0 };
  });
  return (
    <SectionCard title="날짜별 횟수" text={`최근 ${shownDays}일`}>
      <Box sx={{ mt: 2 }}>
        <LazyBars label="횟수" text={times} bars={bars} />
      </Box>
    </SectionCard>
  );
};

const Frames = ({ error: { exception, frames } }: { readonly error: AddinError }) => (
  <SectionCard title="오류가 생긴 곳" text="안쪽에서 바깥쪽으로">
    <Box
      component="pre"
      role="region"
      aria-label="스택"
      tabIndex={0}
      sx={{
        m: 0,
        mt: 2,
        p: 2,
        overflow: 'auto',
        borderRadius: 1,
        bgcolor: 'surface.sunken',
        fontSize: 13,
        lineHeight: 1.6,
      }}
    >
      {[exception, ...frames.map((frame) => `  at ${frame}`)].join('\n')}
    </Box>
  </SectionCard>
);

const Shown = ({ error }: { readonly error: AddinError }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    }}
  >
    <Stack sx={{ gap: 2 }}>
      <ErrorStanding error={error} />
      <Days days={error.days} />
      <Frames error={error} />
    </Stack>
    <Stack sx={{ gap: 2 }}>
      <ErrorIssue error={error} />
      <ErrorNote error={error} />
      <SectionCard title="버전별 횟수">
        <RankedBars
          label="버전별 횟수"
          bars={error.versions.map(({ version, count }) => ({ name: version, value: count }))}
          text={times}
          empty="버전을 알 수 없어요."
        />
      </SectionCard>
    </Stack>
  </Box>
);

const events = [addinNews.event];
/** `/adm/addin_error/:id`: one error, where it is thrown, and what is done about it. */
export const AddinErrorScreen = () => {
  const { id = '' } = useParams();
  const answer = useAddinErrorQuery(id, { refetchOnMountOrArgChange: true });
  useRoom(addinRoom);
  useReload(answer, { events });
  return (
    <AdminFrame
      title={answer.data ? shortType(answer.data.exception) : '애드인 오류'}
      {...(answer.data && { text: answer.data.frames[0] })}
      actions={
        <Button component={Link} to="/adm/addin_error" variant="outlined" color="inherit">
          모든 오류
        </Button>
      }
    >
      <Answered answer={answer} bones={<SkeletonRows rows={6} />} title="오류를 불러오지 못했어요">
        {(error) => <Shown key={error.id} error={error} />}
      </Answered>
    </AdminFrame>
  );
};
