import type { DeskTaskCount } from '@maru/contracts/site/desk/desk.queries';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../design/relative-time.tsx';
import { number } from '../../format/number.ts';
import { taskWords } from './task-words.ts';

const rowLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 64,
  px: 2,
  py: 1,
  borderRadius: '10px',
  border: '1px solid',
  borderColor: 'divider',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'surface.sunken' },
} as const;

const Task = ({ task, count, since }: DeskTaskCount) => {
  const { label, step, unit, tone, to } = taskWords[task];
  return (
    <li>
      <Box component={Link} to={to} sx={rowLook}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <Box
              component="span"
              aria-hidden
              sx={{ width: 8, height: 8, flexShrink: 0, borderRadius: '50%', bgcolor: `tones.${tone}.solid` }}
            />
            <Typography component="span" sx={{ fontWeight: 600, lineHeight: 1.4 }}>
              {label}
            </Typography>
          </Stack>
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {step}{' '}
            {since === null ? null : (
              <>
                가장 오래된 것 <RelativeTime at={since} />
              </>
            )}
          </Typography>
        </Box>
        <Typography component="span" sx={{ fontSize: 24, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {number(count)}
          <Box component="span" sx={{ fontSize: 14, fontWeight: 600, ml: 0.25 }}>
            {unit}
          </Box>
        </Typography>
        <ChevronRightRounded aria-hidden sx={{ color: 'faint', fontSize: 20 }} />
      </Box>
    </li>
  );
};

/** What waits for a person, or that nothing does. */
export const TaskList = ({ list }: { readonly list: readonly DeskTaskCount[] }) => {
  const waiting = list.filter(({ count }) => count > 0);
  if (waiting.length === 0)
    return (
      <Stack direction="row" sx={{ mt: 2, gap: 1.25, alignItems: 'center', minHeight: 44 }}>
        <TaskAltRounded aria-hidden sx={{ color: 'tones.green.solid' }} />
        <Typography>지금 처리할 일이 없어요. 새 일이 생기면 여기에 바로 보여요.</Typography>
      </Stack>
    );
  return (
    <Box
      component="ul"
      aria-label="할 일"
      sx={{
        m: 0,
        mt: 2,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(340px, 1fr))' },
      }}
    >
      {waiting.map((task) => (
        <Task key={task.task} {...task} />
      ))}
    </Box>
  );
};
