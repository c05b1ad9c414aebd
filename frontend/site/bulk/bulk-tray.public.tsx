import CloseRounded from '@mui/icons-material/CloseRounded';
import PlaylistAddCheckRounded from '@mui/icons-material/PlaylistAddCheckRounded';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { BulkRow } from './bulk-row.tsx';
import { percentOf } from './bulk-words.ts';
import { useWatchedBulks } from './use-watched-bulks.ts';

type Watched = ReturnType<typeof useWatchedBulks>;

const Panel = ({ answer, onClose }: { readonly answer: Watched['answer']; readonly onClose: () => void }) => {
  const title = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: { xs: '100%', sm: 420 }, p: 2.5 }, 'aria-labelledby': title, role: 'dialog' },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={title} variant="h3" component="h2">
          여러 건 작업
        </Typography>
        <IconButton aria-label="닫기" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <Answered answer={answer} bones={<SkeletonRows rows={4} height={72} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title="아직 없어요" text="목록에서 여러 건을 골라 한 번에 처리하면 여기에서 볼 수 있어요." />
          ) : (
            <Box
              component="ul"
              aria-label="여러 건 작업"
              sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'divider' } }}
            >
              {list.map((bulk) => (
                <BulkRow key={bulk.id} bulk={bulk} />
              ))}
            </Box>
          )
        }
      </Answered>
    </Drawer>
  );
};

const Sign = ({ running }: Pick<Watched, 'running'>) => {
  const [first] = running;
  if (!first) return <PlaylistAddCheckRounded />;
  return (
    <Badge badgeContent={running.length > 1 ? running.length : 0} color="primary">
      <CircularProgress
        variant="determinate"
        enableTrackSlot
        value={percentOf(first)}
        size={20}
        thickness={6}
        aria-hidden
      />
    </Badge>
  );
};

interface BulkTrayProps {
  /** Whether its name stands beside the sign, by breakpoint. */
  readonly labelDisplay: object;
  readonly look: object;
}

/** A button among the places of the admin area: it shows how far bulk actions are, and opens them. */
export const BulkTray = ({ labelDisplay, look }: BulkTrayProps) => {
  const { answer, running } = useWatchedBulks();
  const [open, setOpen] = useState(false);
  const [first] = running;
  const label = first ? `작업 ${Math.round(percentOf(first))}%` : '작업';
  return (
    <>
      <Tooltip title={open ? '' : label} placement="right">
        <Box
          component="button"
          type="button"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{
            ...look,
            border: 0,
            bgcolor: 'transparent',
            fontFamily: 'inherit',
            fontSize: 15,
            fontWeight: 600,
            cursor: 'pointer',
          }}
        >
          <Sign running={running} />
          <Box component="span" sx={{ display: labelDisplay }}>
            {label}
          </Box>
        </Box>
      </Tooltip>
      {open ? <Panel answer={answer} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
