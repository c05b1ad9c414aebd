import type { DeskTask } from '@maru/contracts/site/desk/desk.tasks';
import Box from '@mui/material/Box';
import { number } from '../../format/number.ts';
import { useDeskTasks } from '../../site/desk/use-desk-tasks.public.ts';

/** How many of these tasks wait now; none before the first answer. */
export const usePlaceCounts = () => {
  const { data } = useDeskTasks();
  const counts = new Map(data?.list.map(({ task, count }) => [task, count]));
  return (tasks: readonly DeskTask[]) => tasks.reduce((sum, task) => sum + (counts.get(task) ?? 0), 0);
};

/** As a screen reader says it behind the name of a place; nothing where nothing waits. */
export const countText = (count: number) => (count === 0 ? undefined : `처리할 일 ${number(count)}건`);

const most = 99;

/**
 * Behind the name of a place; at the corner of its picture where there is no name. As drawn content it is no part of the
 * link's name, which its description completes.
 */
export const PlaceCount = ({ count, folded }: { readonly count: number; readonly folded: boolean }) =>
  count === 0 ? null : (
    <Box
      component="span"
      aria-hidden
      data-count={count > most ? `${most}+` : number(count)}
      sx={{
        '&::after': { content: 'attr(data-count)' },
        minWidth: 20,
        px: 0.75,
        borderRadius: 99,
        bgcolor: 'tones.red.soft',
        color: 'tones.red.text',
        fontSize: 12,
        fontWeight: 700,
        lineHeight: '20px',
        textAlign: 'center',
        position: { xs: 'static', sm: 'absolute', md: folded ? 'absolute' : 'static' },
        top: 0,
        right: 0,
        ml: { xs: 0, md: folded ? 0 : 'auto' },
      }}
    />
  );
