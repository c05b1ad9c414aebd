import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Activity, Issue } from '@maru/contracts/tracker/issue/issue.views';
import { Answered } from '../../kernel/api/answered.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { UserAvatar } from '../../design/user-avatar.tsx';
import { activitySentence } from './activity-sentence.ts';
import { useIssueActivityQuery } from './issue.api.ts';

const Words = ({ from, to }: Pick<Activity, 'from' | 'to'>) => (
  <Box component="details" sx={{ mt: 0.5, '& summary': { cursor: 'pointer', color: 'text.secondary', fontSize: 13 } }}>
    <summary>바뀐 내용 보기</summary>
    {[
      { label: '이전', text: from },
      { label: '이후', text: to },
    ].map(({ label, text }) => (
      <Box
        key={label}
        sx={{ mt: 1, p: 1.5, borderRadius: '10px', bgcolor: 'surface.sunken', whiteSpace: 'pre-wrap', fontSize: 14 }}
      >
        <b>{label}</b>
        <br />
        {text || '비어 있음'}
      </Box>
    ))}
  </Box>
);

const Line = ({ entry }: { entry: Activity }) => (
  <Stack component="li" direction="row" sx={{ gap: 1.5, py: 1.25, alignItems: 'flex-start' }}>
    <UserAvatar person={entry.user} size={28} plain />
    <Box sx={{ flex: 1, minWidth: 0, pt: 0.25 }}>
      <Typography variant="body2">
        <b>{entry.user.name}</b> 님이 {activitySentence(entry)}
        <Box component="span" sx={{ ml: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          <RelativeTime at={entry.at} />
        </Box>
      </Typography>
      {entry.what === 'text' ? <Words from={entry.from} to={entry.to} /> : null}
    </Box>
  </Stack>
);

/** Who changed what, newest first; a new revision of the issue asks anew. */
export const IssueActivity = ({ issue: { id, revision } }: { issue: Pick<Issue, 'id' | 'revision'> }) => {
  const answer = useIssueActivityQuery({ id, revision });
  return (
    <Answered
      // What was known at the revision before stands where the newer cannot be had.
      answer={{ ...answer, currentData: answer.data }}
      title="기록을 불러오지 못했어요"
      bones={<SkeletonRows rows={4} height={52} avatar />}
    >
      {({ activity }) =>
        activity.length === 0 ? (
          <EmptyState title="아직 기록이 없어요" />
        ) : (
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {activity.map((entry) => (
              <Line key={`${entry.revision} ${entry.what}`} entry={entry} />
            ))}
          </Box>
        )
      }
    </Answered>
  );
};
