import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import type { ProjectListActions } from './project-list-actions.ts';
import { ProjectTableHead } from './project-table-head.tsx';
import { ProjectTableRow } from './project-table-row.tsx';

export interface ProjectTableProps {
  readonly list: readonly Project[];
  readonly sortBy: string;
  readonly onSort: (sortBy: string) => void;
  readonly actions: ProjectListActions;
}

export const ProjectTable = ({ list, sortBy, onSort, actions }: ProjectTableProps) => (
  <Table aria-label="프로젝트" sx={{ tableLayout: 'fixed' }}>
    <ProjectTableHead sortBy={sortBy} onSort={onSort} />
    <TableBody>
      {list.map((project) => (
        <ProjectTableRow key={project.id} project={project} actions={actions} />
      ))}
    </TableBody>
  </Table>
);
