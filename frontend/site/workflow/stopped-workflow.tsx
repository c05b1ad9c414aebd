import type { WorkflowStanding } from '@maru/contracts/site/workflow/workflow.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RelativeTime } from '../../design/relative-time.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { stopWords } from './system-words.ts';
import { workflowName } from './workflow-name.public.ts';

export interface StoppedWorkflowProps {
  readonly workflow: WorkflowStanding;
  readonly onResume: (workflow: WorkflowStanding) => void;
}

export const StoppedWorkflow = ({ workflow, onResume }: StoppedWorkflowProps) => {
  const { why, resume } = stopWords(workflow);
  const isResumed = workflow.status === 'resumed';
  return (
    <Box component="li" sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{workflowName(workflow.id)}</Typography>
        <ToneChip size="small" tone={isResumed ? 'blue' : 'red'} label={isResumed ? '이어가는 중' : '멈춤'} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <RelativeTime at={workflow.since} />
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {why}
      </Typography>
      {resume === undefined || isResumed ? null : (
        <Button variant="contained" sx={{ mt: 1.5, minHeight: 44 }} onClick={() => onResume(workflow)}>
          {resume}
        </Button>
      )}
    </Box>
  );
};
