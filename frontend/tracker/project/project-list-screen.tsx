import { useCallback } from 'react';
import { useRoom } from '../../kernel/live/use-room.ts';
import { useShortcut } from '../../kernel/shortcuts.ts';
import { ProjectBoard } from './project-board.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { ProjectDialogs, useProjectDialogs } from './project-dialogs.tsx';
import { ProjectFilters } from './project-filters.tsx';
import { ProjectFiltersText } from './project-filters-text.tsx';
import { ProjectListFrame } from './project-list-frame.tsx';
import { ProjectListJoin } from './project-list-join.tsx';
import { ProjectListSwitch } from './project-list-switch.tsx';
import { ProjectListTableView } from './project-list-table-view.tsx';
import { useArrival } from './use-arrival.ts';
import { useMoveProject } from './use-move-project.ts';
import { useProjectFilter } from './use-project-filter.ts';

/** `/request/project` and `/request/kanban`: every project as a table or a kanban, with one switch. */
export const ProjectListScreen = () => {
  const { filter, view, isBoardPath, change, show } = useProjectFilter();
  const { dialog, openDialog, closeDialog } = useProjectDialogs();
  const actions = { openDialog, ...useMoveProject() };
  const sentToMake = useArrival('new');
  useRoom('projects');
  const make = useCallback(() => openDialog({ kind: 'new' }), [openDialog]);
  useShortcut({ keys: 'n', label: '새 프로젝트', group: '프로젝트' }, make);
  useShortcut({ keys: 'v', label: '표와 칸반 전환', group: '프로젝트' }, () =>
    show(view === 'table' ? 'kanban' : 'table'),
  );
  const isTable = view === 'table';
  return (
    <ProjectListFrame
      title={isBoardPath ? '프로젝트 칸반' : '프로젝트'}
      full={!isTable}
      onNew={make}
      aside={<ProjectListSwitch view={view} onShow={show} />}
      filters={
        <>
          {isTable ? <ProjectFilters status={filter.status} onChange={(status) => change({ status })} /> : null}
          <ProjectFiltersText text={filter.text} onChange={(text) => change({ text })} />
        </>
      }
    >
      {isTable ? (
        <ProjectListTableView filter={filter} onChange={change} actions={actions} />
      ) : (
        <ProjectBoard text={filter.text} actions={actions} />
      )}
      <ProjectDialogs dialog={dialog} onClose={closeDialog} />
      <ProjectListJoin />
      <ProjectDialog open={sentToMake.value !== undefined} onClose={sentToMake.done} />
    </ProjectListFrame>
  );
};
