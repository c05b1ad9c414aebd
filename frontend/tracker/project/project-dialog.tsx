import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction, snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { ProjectDialogConflict } from './project-dialog-conflict.tsx';
import { ProjectDialogFields } from './project-dialog-fields.tsx';
import { useProjectForm } from './project-dialog-form.ts';

export interface ProjectDialogProps {
  readonly open: boolean;
  /** Edited as it was when the dialog opened; absent: a new one is made. */
  readonly project?: Project | undefined;
  readonly onClose: () => void;
}

const saveLabel = (isNew: boolean, isConflict: boolean) => {
  if (isConflict) return '내 내용으로 저장';
  return isNew ? '만들기' : '저장';
};

const Content = ({ project, titleId, onClose }: Omit<ProjectDialogProps, 'open'> & { titleId: string }) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const saved = ({ id }: Project, isNew: boolean) => {
    onClose();
    if (isNew)
      dispatch(
        offerAction('프로젝트를 만들었어요.', { label: '열기', run: () => void navigate(`/request/project/${id}`) }),
      );
    else dispatch(snackbarShown('프로젝트를 저장했어요.'));
  };
  const { form, submit, busy, conflict, failure, takeTheirs } = useProjectForm(project, saved, onClose);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-labelledby={titleId} style={{ display: 'contents' }}>
      <DialogTitle id={titleId} variant="h3">
        {project ? '프로젝트 수정' : '새 프로젝트'}
      </DialogTitle>
      <DialogContent>
        {conflict ? <ProjectDialogConflict changes={conflict} onTakeTheirs={takeTheirs} /> : null}
        <ProjectDialogFields form={form} />
        {failure ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {saveLabel(!project, conflict !== undefined)}
        </Button>
      </DialogActions>
    </form>
  );
};

/** Makes a project, or edits one. A stray click beside it loses nothing: only the buttons and Esc close it. */
export const ProjectDialog = ({ open, project, onClose }: ProjectDialogProps) => {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <Content project={project} titleId={titleId} onClose={onClose} />
    </Dialog>
  );
};
