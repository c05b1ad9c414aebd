import CheckRounded from '@mui/icons-material/CheckRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { projectStatuses } from '@maru/contracts/tracker/project/project.fields';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { statusLooks } from '../../design/status-chip.tsx';
import type { ProjectListActions } from './project-list-actions.ts';
import { type ProjectRights, useRights } from './project-rights.ts';

interface ItemsProps {
  readonly project: Project;
  readonly rights: ProjectRights;
  readonly actions: ProjectListActions;
  readonly onDone: () => void;
}

/** A list, not a fragment: MUI's menu moves the focus among its direct children. */
const menuItems = ({ project, rights, actions: { openDialog, moveTo }, onDone }: ItemsProps, open: () => void) => {
  const item = (label: string, run: () => void, look: object = {}) => (
    <MenuItem
      key={label}
      sx={look}
      onClick={() => {
        onDone();
        run();
      }}
    >
      {label}
    </MenuItem>
  );
  const statuses = projectStatuses.map((status) => (
    <MenuItem
      key={status}
      role="menuitemradio"
      aria-checked={status === project.status}
      onClick={() => {
        onDone();
        if (status !== project.status) void moveTo(project, status);
      }}
    >
      <ListItemIcon>{status === project.status ? <CheckRounded fontSize="small" /> : null}</ListItemIcon>
      {statusLooks[status].label}
    </MenuItem>
  ));
  return [
    ...(rights.open ? [item('열기', open)] : []),
    ...(rights.edit ? [item('수정', () => openDialog({ kind: 'edit', project }))] : []),
    ...(rights.move
      ? [
          <ListSubheader key="status" role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '32px' }}>
            상태 변경
          </ListSubheader>,
          ...statuses,
        ]
      : []),
    ...(rights.delete
      ? [
          <Divider key="line" component="li" role="separator" />,
          item('삭제', () => openDialog({ kind: 'delete', project }), { color: 'error.main' }),
        ]
      : []),
  ];
};

export interface ProjectListMenuProps {
  readonly project: Project;
  readonly actions: ProjectListActions;
}

export const ProjectListMenu = ({ project, actions }: ProjectListMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [buttonId, menuId] = [useId(), useId()];
  const navigate = useNavigate();
  const rights = useRights()(project);
  const close = () => setAnchor(null);
  if (!rights.open) return null;
  return (
    <>
      <IconButton
        id={buttonId}
        size="small"
        aria-label={`${project.title} 메뉴`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertRounded fontSize="small" />
      </IconButton>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': buttonId }, paper: { sx: { minWidth: 168 } } }}
      >
        {menuItems({ project, rights, actions, onDone: close }, () => void navigate(`/request/project/${project.id}`))}
      </Menu>
    </>
  );
};
