import CheckRounded from '@mui/icons-material/CheckRounded';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { projectStatuses } from '@maru/contracts/tracker/project/project.fields';
import { statusLooks } from '../../design/status-chip.tsx';
import { type StatusChoice, toggleStatus } from './project-filter.ts';

const choices: readonly { readonly choice: StatusChoice; readonly label: string }[] = [
  { choice: 'all', label: '전체' },
  ...projectStatuses.map((choice) => ({ choice, label: statusLooks[choice].label })),
];

export interface ProjectFiltersProps {
  readonly status: readonly StatusChoice[];
  readonly onChange: (status: readonly StatusChoice[]) => void;
}

/** Which statuses are shown, as chips that are on or off. */
export const ProjectFilters = ({ status, onChange }: ProjectFiltersProps) => (
  <Stack
    direction="row"
    role="group"
    aria-label="상태로 거르기"
    sx={{ gap: 1, flexWrap: 'wrap', width: { xs: '100%', sm: 'auto' } }}
  >
    {choices.map(({ choice, label }) => {
      const on = status.includes(choice);
      return (
        <Chip
          key={choice}
          label={label}
          component="button"
          clickable
          aria-pressed={on}
          variant={on ? 'filled' : 'outlined'}
          color={on ? 'primary' : 'default'}
          {...(on ? { icon: <CheckRounded /> } : {})}
          onClick={() => onChange(toggleStatus(status, choice))}
          sx={{ height: 36, borderRadius: 99, '@media (pointer: coarse)': { height: 44, borderRadius: 99 } }}
        />
      );
    })}
  </Stack>
);
