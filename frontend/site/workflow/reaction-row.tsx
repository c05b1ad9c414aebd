import type { Reaction } from '@maru/contracts/site/reaction/reaction.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../design/relative-time.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { useRetryReactionMutation } from './system.api.ts';
import { failureOf, reactionLooks } from './system-words.ts';
import { workflowName } from './workflow-name.public.ts';
import { thingOf } from './thing.public.ts';

const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  columnGap: 3,
  rowGap: 1.5,
  alignItems: 'center',
  py: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const Thing = ({ reaction }: { readonly reaction: Reaction }) => {
  const { label, path } = thingOf(reaction);
  return path === undefined ? (
    <span>{label}</span>
  ) : (
    <Box component={Link} to={path} sx={{ color: 'inherit' }}>
      {label}
    </Box>
  );
};

export interface ReactionRowProps {
  readonly reaction: Reaction;
  readonly onGiveUp: (reaction: Reaction) => void;
}

export const ReactionRow = ({ reaction, onGiveUp }: ReactionRowProps) => {
  const [retry, { isLoading }] = useRetryReactionMutation();
  const isOver = reaction.status === 'givenUp' || reaction.status === 'done';
  return (
    <Box component="li" sx={rowLook}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {workflowName(reaction.workflow)} · <Thing reaction={reaction} />
          </Typography>
          <ToneChip size="small" {...reactionLooks[reaction.status]} />
        </Box>
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {reaction.reason ?? failureOf(reaction)}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <RelativeTime at={reaction.since} /> · {reaction.type}
        </Typography>
      </Box>
      {isOver ? null : (
        <Box sx={{ display: 'flex', gap: 1, '& button': { minHeight: 44, flex: { xs: 1, md: 'none' } } }}>
          <Button
            variant="contained"
            loading={isLoading}
            disabled={reaction.status === 'retried'}
            onClick={() => void retry(reaction)}
          >
            다시 시도
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => onGiveUp(reaction)}>
            포기
          </Button>
        </Box>
      )}
    </Box>
  );
};
