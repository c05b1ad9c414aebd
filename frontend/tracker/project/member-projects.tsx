import type { MemberProject } from '@maru/contracts/tracker/project/project.views';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import type { MemberPartProps } from '../../kernel/feature.ts';
import { useMemberProjectsQuery } from './member-projects.api.ts';

const roleWords: Readonly<Record<MemberProject['role'], string>> = {
  owner: '관리자',
  member: '구성원',
  requested: '참여 요청',
  none: '',
};

const Row = ({ project: { id, title, role, open, count } }: { readonly project: MemberProject }) => (
  <Stack component="li" sx={{ py: 1 }}>
    <Link component={RouterLink} to={`/request/project/${id}`} sx={{ fontWeight: 600 }}>
      {title}
    </Link>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {`${roleWords[role]} · 이슈 ${count}개 가운데 ${open}개 진행 중`}
    </Typography>
  </Stack>
);

/** The projects of a member, on the screen on which administrators see them. */
export const MemberProjects = ({ id }: MemberPartProps) => (
  <SectionCard title="프로젝트">
    <Answered
      answer={useMemberProjectsQuery(id, { refetchOnMountOrArgChange: true })}
      bones={<SkeletonRows rows={2} />}
    >
      {({ list }) =>
        list.length === 0 ? (
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>참여하는 프로젝트가 없어요.</Typography>
        ) : (
          <Box component="ul" aria-label="프로젝트" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {list.map((project) => (
              <Row key={project.id} project={project} />
            ))}
          </Box>
        )
      }
    </Answered>
  </SectionCard>
);
