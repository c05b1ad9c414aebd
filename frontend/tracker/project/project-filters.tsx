import { SearchField } from '../../design/search-field.tsx';
import TableRowsRounded from '@mui/icons-material/TableRowsRounded';
import ViewKanbanRounded from '@mui/icons-material/ViewKanbanRounded';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ProjectView, type StatusChoice, toggleStatus } from './project-filter.ts';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { projectStatuses } from '@maru/contracts/tracker/project/project.fields';
import { statusLooks } from '../../design/status-chip.tsx';

interface ProjectFiltersTextProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Product specification §5: a text counts when it is empty or longer than one character. */
export const ProjectFiltersText = (props: ProjectFiltersTextProps) => (
  <SearchField {...props} label="프로젝트 찾기" placeholder="이름, 발주처, 대지 위치로 찾기" />
);

const look = { gap: 0.75, px: 1.5, height: 40, '@media (pointer: coarse)': { height: 44 } } as const;

interface ProjectListSwitchProps {
  readonly view: ProjectView;
  readonly onShow: (view: ProjectView) => void;
}

export const ProjectListSwitch = ({ view, onShow }: ProjectListSwitchProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={view}
    aria-label="보기"
    onChange={(_, next: ProjectView | null) => next && onShow(next)}
  >
    <ToggleButton value="table" sx={look}>
      <TableRowsRounded fontSize="small" />표
    </ToggleButton>
    <ToggleButton value="kanban" sx={look}>
      <ViewKanbanRounded fontSize="small" />
      칸반
    </ToggleButton>
  </ToggleButtonGroup>
);

const choices: readonly { readonly choice: StatusChoice; readonly label: string }[] = [
  { choice: 'all', label: '전체' },
  ...projectStatuses.map((choice) => ({ choice, label: statusLooks[choice].label })),
];

export interface ProjectFiltersProps {
  readonly status: readonly StatusChoice[];
  readonly onChange: (status: readonly StatusChoice[]) => void;
}

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
