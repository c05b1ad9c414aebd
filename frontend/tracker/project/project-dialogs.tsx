import type { Project } from '@maru/contracts/tracker/project/project.views';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction, snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { projectApi, useDeleteProjectMutation } from './project.api.ts';
import { useCallback, useState } from 'react';
import { JoinDialog } from './join-dialog.tsx';
import { ProjectDialog } from './project-dialog.tsx';

interface DeleteProjectProps {
  readonly project: Pick<Project, 'id' | 'title'>;
  readonly onClose: () => void;
  /** Once it is gone: a screen of it leads elsewhere. */
  readonly onDeleted?: () => void;
}

/** Asks once; afterwards the snackbar still brings the project back. */
export const DeleteProject = ({ project: { id, title }, onClose, onDeleted }: DeleteProjectProps) => {
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useDeleteProjectMutation();
  // Started from the store: the screen may be gone when someone takes it back.
  const restore = async () => {
    const answer = await dispatch(projectApi.endpoints.restoreProject.initiate(id));
    if (!answer.error) dispatch(snackbarShown('프로젝트를 되살렸어요.'));
  };
  const confirm = async () => {
    const answer = await remove(id);
    onClose();
    if (answer.error) return;
    onDeleted?.();
    dispatch(offerAction('프로젝트를 삭제했어요.', { label: '실행 취소', run: () => void restore() }));
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={`‘${title}’ 프로젝트를 삭제할까요?`}
      text="이슈와 댓글도 함께 보이지 않게 돼요. 지운 뒤 바로 실행 취소할 수 있어요."
      confirm="삭제"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
};

export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'delete' | 'join'; readonly project: Project };
export type OpenProjectDialog = (dialog: OpenDialog) => void;

export const useProjectDialogs = () => {
  const [dialog, setDialog] = useState<OpenDialog>();
  return {
    dialog,
    openDialog: setDialog as OpenProjectDialog,
    closeDialog: useCallback(() => setDialog(undefined), []),
  };
};

export const ProjectDialogs = ({ dialog, onClose }: { dialog: OpenDialog | undefined; onClose: () => void }) => {
  if (!dialog) return null;
  if (dialog.kind === 'new') return <ProjectDialog open onClose={onClose} />;
  const { kind, project } = dialog;
  if (kind === 'edit') return <ProjectDialog open project={project} onClose={onClose} />;
  return kind === 'delete' ? (
    <DeleteProject project={project} onClose={onClose} />
  ) : (
    <JoinDialog id={project.id} project={project} onClose={onClose} />
  );
};
