import { type AddinUserInfo, type AddinUserRow, usedDays } from '@maru/contracts/addin/user/user.queries';
import { dateText, dayOfText } from '@maru/contracts/kernel/seoul-days';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { useClock } from '../../design/clock.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { FactList } from '../../design/fact-list.tsx';
import { LazyBars } from '../../design/lazy-bars.tsx';
import { RankedBars } from '../../design/ranked-bars.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { number } from '../../format/number.ts';
import { longDate, seoulDate } from '../../format/seoul-moment.ts';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { LicenceChip } from './licence-chip.tsx';
import { Machines } from './machines.tsx';
import { useAddinUser } from './use-addin-user.ts';

const times = (value: number) => `${number(value)}번`;
const short = (date: string) => date.split('-').slice(1).map(Number).join('.');
const mostCommands = 10;

const Person = ({ user }: { readonly user: AddinUserRow }) => (
  <SectionCard title="라이선스와 컴퓨터">
    <FactList
      facts={[
        { label: '라이선스', value: <LicenceChip state={user.state} /> },
        { label: '애드인', value: `${user.version} · Revit ${user.revit}` },
        { label: '실행', value: times(user.sessions) },
        { label: '처음 사용', value: longDate(user.first_seen) },
        { label: '마지막 사용', value: <RelativeTime at={user.last_seen} /> },
      ]}
    />
    <Machines installs={user.installs} />
  </SectionCard>
);

/** So many days are told apart as bars; those without use are among them. */
const shownDays = 30;
const UsedDays = ({ days }: Pick<AddinUserInfo, 'days'>) => {
  const last = dayOfText(useClock(seoulDate));
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const bars = Array.from({ length: shownDays }, (_, at) => {
    const day = dateText(last - shownDays + 1 + at);
    return { name: short(day), value: counts.get(day) ?? 0 };
  });
  return <LazyBars label="실행" text={times} bars={bars} />;
};

const Used = ({ info: { days, commands } }: { readonly info: AddinUserInfo }) => (
  <SectionCard title="사용한 명령" text={`최근 ${usedDays}일 동안 ${number(days.length)}일 썼어요.`}>
    {days.length > 0 ? (
      <Box sx={{ mt: 2 }}>
        <UsedDays days={days} />
      </Box>
    ) : null}
    <RankedBars
      label="많이 쓴 명령"
      bars={commands.slice(0, mostCommands).map(({ name, count }) => ({ name, value: count }))}
      text={times}
      empty="이 기간에 사용한 기록이 없어요."
    />
  </SectionCard>
);

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** `/adm/addin_user/:id`: one person's machines, and what they use. */
export const AddinUserScreen = () => {
  const { id = '' } = useParams();
  const answer = useAddinUser(id);
  const link = (to: string, label: string) => (
    <Button component={Link} to={to} variant="outlined" color="inherit">
      {label}
    </Button>
  );
  return (
    <AdminFrame
      title={answer.data?.person ?? '애드인 사용자'}
      actions={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {link(`/adm/user/${id}`, '회원 정보')}
          {link(`/adm/addin_use?user_id=${id}`, '사용 기록')}
          {link('/adm/addin_user', '모든 사용자')}
        </Stack>
      }
    >
      <Answered answer={answer} bones={<SkeletonRows rows={6} />} title="애드인 사용자를 불러오지 못했어요">
        {(info) =>
          info.user === null && info.days.length === 0 ? (
            <EmptyState title="애드인을 쓴 적이 없어요" />
          ) : (
            <Box sx={columns}>
              {info.user ? <Person user={info.user} /> : null}
              <Used info={info} />
            </Box>
          )
        }
      </Answered>
    </AdminFrame>
  );
};
