import type { Project } from '@maru/contracts/tracker/project/project.views';
import { useCallback, useState } from 'react';
import { DeleteProject } from './delete-project.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { ProjectDialog } from './project-dialog.tsx';

/** Which dialog is open over a list or board of projects, and about what. */
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
