import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { Pictures } from '../../design/pictures.tsx';
import { PriorityIcon } from '../../design/priority-icon.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { UserAvatar } from '../../design/user-avatar.tsx';
import { StoringMark } from '../../design/storing-mark.tsx';
import { useIsStoring } from './issue-commands.api.ts';

export interface IssueHeadProps {
  readonly issue: Issue;
  /** Back to the list, or out of the drawer; absent where both stand side by side. */
  readonly onBack: (() => void) | undefined;
}

/** What an issue says: title, words with their line breaks, picture, and who raised it when. */
export const IssueHead = ({ issue, onBack }: IssueHeadProps) => {
  const storing = useIsStoring(issue.id);
  return (
    <Box component="header" sx={{ pt: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        {onBack ? (
          <IconButton aria-label="이슈 목록으로" onClick={onBack} sx={{ ml: -1, mt: -0.5 }}>
            <ArrowBackRounded />
          </IconButton>
        ) : null}
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0 }}>
          {issue.title}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        sx={{
          mt: 1,
          gap: 1,
          rowGap: 0.75,
          alignItems: 'center',
          flexWrap: 'wrap',
          fontSize: 14,
          color: 'text.secondary',
        }}
      >
        <StatusChip status={issue.status} size="small" />
        <PriorityIcon priority={issue.priority} withLabel />
        <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
          <UserAvatar person={issue.author} size={22} plain />
          <span>{issue.author.name}</span>
        </Stack>
        <RelativeTime at={issue.created_at} />
        <StoringMark storing={storing} />
      </Stack>
      {issue.text ? (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }}>
          {issue.text}
        </Typography>
      ) : null}
      {issue.image ? (
        <Box sx={{ mt: 2 }}>
          <Pictures images={[issue.image]} label={issue.title} height={240} />
        </Box>
      ) : null}
    </Box>
  );
};
