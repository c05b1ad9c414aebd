import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { AvatarStack } from '../../design/avatar-stack.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { IssueCount } from './issue-count.tsx';
import type { ProjectListActions } from './project-list-actions.ts';
import { ProjectListJoining, ProjectListName, ProjectListStatus } from './project-list-cells.tsx';
import { ProjectListMenu } from './project-list-menu.tsx';
import { useRights } from './project-rights.ts';
import { onWide, ProjectTableHead } from './project-table-head.tsx';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';

/** On the row itself: not on a control in it, nor in a menu that opened from it. */
const isOnRow = ({ target, currentTarget }: MouseEvent<HTMLElement>) =>
  target instanceof Element && currentTarget.contains(target) && target.closest('a, button') === null;

interface ProjectTableRowProps {
  readonly project: Project;
  readonly actions: ProjectListActions;
}

const ProjectTableRow = ({ project, actions }: ProjectTableRowProps) => {
  const navigate = useNavigate();
  const rights = useRights()(project);
  const join = () => actions.openDialog({ kind: 'join', project });
  const click = (event: MouseEvent<HTMLElement>) => {
    if (!isOnRow(event)) return;
    if (rights.open) void navigate(`/request/project/${project.id}`);
    else join();
  };
  return (
    <TableRow hover onClick={click} sx={{ cursor: 'pointer', height: 68, '&:last-child td': { borderBottom: 0 } }}>
      <TableCell sx={{ py: 1 }}>
        <ProjectListName project={project} canOpen={rights.open} onJoin={join} lines={2} />
      </TableCell>
      <TableCell>
        <ProjectListStatus status={project.status} pending={actions.isPending(project.id)} />
      </TableCell>
      <TableCell sx={onWide}>
        <AvatarStack people={project.user} />
      </TableCell>
      <TableCell>
        <IssueCount open={project.open} count={project.count} />
      </TableCell>
      <TableCell sx={{ color: 'text.secondary' }}>
        <RelativeTime at={project.updated_at} />
      </TableCell>
      <TableCell align="right">
        <Stack direction="row" sx={{ justifyContent: 'flex-end', alignItems: 'center' }}>
          <ProjectListJoining project={project} openDialog={actions.openDialog} />
          <ProjectListMenu project={project} actions={actions} />
        </Stack>
      </TableCell>
    </TableRow>
  );
};

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
