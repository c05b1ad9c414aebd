import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { useShortcut } from '../../kernel/shortcuts.ts';
import { ProjectBoard } from './project-board.tsx';
import { ProjectDialogs, useProjectDialogs } from './project-dialogs.tsx';
import { ProjectFiltersText } from './project-filters-text.tsx';
import { ProjectListFrame } from './project-list-frame.tsx';
import { useMoveProject } from './use-move-project.ts';
import { useProjectFilter } from './use-project-filter.ts';

/** `/request/kanban`: the board alone, also without a live connection. */
export const ProjectBoardScreen = () => {
  const { filter, change } = useProjectFilter();
  const { dialog, openDialog, closeDialog } = useProjectDialogs();
  const actions = { openDialog, ...useMoveProject() };
  const navigate = useNavigate();
  const make = useCallback(() => openDialog({ kind: 'new' }), [openDialog]);
  useShortcut({ keys: 'n', label: '새 프로젝트', group: '프로젝트' }, make);
  useShortcut({ keys: 'v', label: '표로 보기', group: '프로젝트' }, () => void navigate('/request/project'));
  return (
    <ProjectListFrame
      title="프로젝트 칸반"
      full
      onNew={make}
      filters={<ProjectFiltersText text={filter.text} onChange={(text) => change({ text })} />}
      aside={
        <Button component={Link} to="/request/project" color="inherit">
          표로 보기
        </Button>
      }
    >
      <ProjectBoard text={filter.text} actions={actions} />
      <ProjectDialogs dialog={dialog} onClose={closeDialog} />
    </ProjectListFrame>
  );
};
