import CheckRounded from '@mui/icons-material/CheckRounded';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { number } from '../../format/number.ts';
import type { OrderGroup } from './order-filter.ts';

export interface GroupChipsProps {
  readonly groups: readonly OrderGroup[];
  readonly chosen: string;
  /** By key: how many wait in a group. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly onChange: (key: string) => void;
}

/** Which orders are shown, as chips of which one is on; a strip to be pushed on phones. */
export const GroupChips = ({ groups, chosen, counts = {}, onChange }: GroupChipsProps) => (
  <Stack
    direction="row"
    role="group"
    aria-label="상태로 거르기"
    sx={{
      gap: 1,
      flexWrap: { sm: 'wrap' },
      overflowX: { xs: 'auto', sm: 'visible' },
      mx: { xs: -2, sm: 0 },
      px: { xs: 2, sm: 0 },
      py: 0.5,
      scrollbarWidth: 'none',
    }}
  >
    {groups.map(({ key, label }) => {
      const on = key === chosen;
      const count = counts[key] ?? 0;
      return (
        <Chip
          key={key}
          label={count > 0 ? `${label} ${number(count)}` : label}
          component="button"
          clickable
          aria-pressed={on}
          variant={on ? 'filled' : 'outlined'}
          color={on ? 'primary' : 'default'}
          {...(on ? { icon: <CheckRounded /> } : {})}
          onClick={() => onChange(key)}
          sx={{
            height: 36,
            flexShrink: 0,
            borderRadius: 99,
            '@media (pointer: coarse)': { height: 44, borderRadius: 99 },
          }}
        />
      );
    })}
  </Stack>
);
