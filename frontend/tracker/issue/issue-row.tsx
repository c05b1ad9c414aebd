import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { Link, type To } from 'react-router-dom';
import { PriorityIcon } from '../../design/priority-icon.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { freshLook } from '../../design/use-fresh.ts';
import { UserAvatar } from '../../design/user-avatar.tsx';
import { number } from '../../format/number.ts';
import { DueMark } from './due-mark.tsx';
import { StoringMark } from '../../design/storing-mark.tsx';
import { useIsStoring } from './issue-commands.api.ts';

export const IssueCounts = ({
  issue: { comments, images, image },
}: {
  issue: Pick<Issue, 'comments' | 'images' | 'image'>;
}) => {
  const pictures = images + (image ? 1 : 0);
  const look = { display: 'inline-flex', alignItems: 'center', gap: 0.5, '& svg': { fontSize: 16 } } as const;
  return (
    <>
      {comments > 0 ? (
        <Box component="span" title={`댓글 ${number(comments)}개`} sx={look}>
          <ChatBubbleOutlineRounded titleAccess="댓글" />
          {number(comments)}
        </Box>
      ) : null}
      {pictures > 0 ? (
        <Box component="span" title={`이미지 ${number(pictures)}장`} sx={look}>
          <ImageOutlined titleAccess="이미지" />
          {number(pictures)}
        </Box>
      ) : null}
    </>
  );
};

export interface IssueRowProps {
  readonly issue: Issue;
  readonly to: To;
  readonly current: boolean;
  readonly fresh: boolean;
}

export const IssueRow = ({ issue, to, current, fresh }: IssueRowProps) => {
  const storing = useIsStoring(issue.id);
  return (
    <Box component="li" sx={{ listStyle: 'none', contentVisibility: 'auto', containIntrinsicSize: 'auto 104px' }}>
      <ButtonBase
        component={Link}
        to={to}
        replace
        data-issue={issue.id}
        aria-current={current ? 'true' : undefined}
        sx={{
          display: 'block',
          width: '100%',
          px: 2,
          py: 1.5,
          textAlign: 'left',
          borderRadius: '10px',
          position: 'relative',
          color: 'text.primary',
          bgcolor: current ? 'tones.blue.soft' : 'transparent',
          '&:hover': { bgcolor: current ? 'tones.blue.soft' : 'surface.sunken' },
          ...(fresh && freshLook),
        }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Box sx={{ pt: 0.25 }}>
            <PriorityIcon priority={issue.priority} />
          </Box>
          <Typography
            sx={{
              flex: 1,
              fontSize: 15,
              lineHeight: 1.45,
              fontWeight: 600,
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
            }}
          >
            {issue.title}
          </Typography>
          {issue.assigned ? <UserAvatar person={issue.assigned} size={24} /> : null}
        </Stack>
        <Stack
          direction="row"
          sx={{
            mt: 1,
            pl: 3.5,
            gap: 1,
            rowGap: 0.5,
            alignItems: 'center',
            flexWrap: 'wrap',
            fontSize: 13,
            color: current ? 'text.primary' : 'text.secondary',
          }}
        >
          <StatusChip status={issue.status} size="small" />
          <span>{issue.class}</span>
          {issue.due ? <DueMark due={issue.due} short done={issue.status === 'DONE'} /> : null}
          <IssueCounts issue={issue} />
          <Stack direction="row" sx={{ ml: 'auto', gap: 0.5, alignItems: 'center' }}>
            <StoringMark storing={storing} />
            <RelativeTime at={issue.updated_at} />
          </Stack>
        </Stack>
      </ButtonBase>
    </Box>
  );
};
