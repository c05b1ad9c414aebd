import TableRowsRounded from '@mui/icons-material/TableRowsRounded';
import ViewKanbanRounded from '@mui/icons-material/ViewKanbanRounded';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ProjectView } from './use-project-filter.ts';

const look = { gap: 0.75, px: 1.5, height: 40, '@media (pointer: coarse)': { height: 44 } } as const;

export interface ProjectListSwitchProps {
  readonly view: ProjectView;
  readonly onShow: (view: ProjectView) => void;
}

/** The same projects as rows or as cards. */
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
