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
  <Table
    aria-label="프로젝트"
    sx={{
      tableLayout: 'fixed',
      '& th, & td': { px: { xs: 1, md: 2 } },
      '& th:first-of-type, & td:first-of-type': { pl: 2 },
      '& td:last-of-type': { pr: 2 },
    }}
  >
    <ProjectTableHead sortBy={sortBy} onSort={onSort} />
    <TableBody>
      {list.map((project) => (
        <ProjectTableRow key={project.id} project={project} actions={actions} />
      ))}
    </TableBody>
  </Table>
);
