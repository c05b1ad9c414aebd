import { type AddinUserInfo, usedDays } from '@maru/contracts/addin/user/user.queries';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { FactList } from '../../design/fact-list.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { number } from '../../format/number.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import type { MemberPartProps } from '../../kernel/feature.ts';
import { LicenceChip } from './licence-chip.tsx';
import { useAddinUser } from './use-addin-user.ts';

const mostCommands = 3;

const Facts = ({ info: { user, days, commands } }: { readonly info: AddinUserInfo }) => (
  <FactList
    facts={[
      ...(user
        ? [
            { label: '라이선스', value: <LicenceChip state={user.state} /> },
            { label: '컴퓨터', value: `${number(user.machines)}대 · 애드인 ${user.version} · Revit ${user.revit}` },
            { label: '마지막 사용', value: <RelativeTime at={user.last_seen} /> },
          ]
        : []),
      { label: '사용한 날', value: `최근 ${usedDays}일 가운데 ${number(days.length)}일` },
      {
        label: '많이 쓴 명령',
        value:
          commands
            .slice(0, mostCommands)
            .map(({ name, count }) => `${name} ${number(count)}번`)
            .join(', ') || '없어요',
      },
    ]}
  />
);

/** How a member works with the add-in, on the screen on which administrators see them. */
export const MemberUse = ({ id }: MemberPartProps) => (
  <SectionCard title="애드인">
    <Answered answer={useAddinUser(id)} bones={<SkeletonRows rows={3} />}>
      {(info) =>
        info.user === null && info.days.length === 0 ? (
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>애드인을 쓴 적이 없어요.</Typography>
        ) : (
          <>
            <Facts info={info} />
            <Link component={RouterLink} to={`/adm/addin_user/${id}`} sx={{ display: 'inline-block', mt: 1.5 }}>
              애드인 사용 자세히 보기
            </Link>
          </>
        )
      }
    </Answered>
  </SectionCard>
);
