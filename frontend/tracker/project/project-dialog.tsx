import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fieldLooks, type MeanwhileChange, useProjectForm } from './project-dialog-form.ts';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction, snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { ProjectDialogFields } from './project-dialog-fields.tsx';

const valueText = (value: string) => (value === '' ? '비어 있음' : value);

const Change = ({ change: { field, from, to, contested } }: { change: MeanwhileChange }) => (
  <Box component="li" sx={{ fontSize: 14, mt: 0.5 }}>
    <b>{fieldLooks[field].label}</b>: <del>{valueText(from)}</del> →{' '}
    <ins style={{ textDecoration: 'none', fontWeight: 600 }}>{valueText(to)}</ins>
    {contested ? (
      <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
        나도 수정한 칸이에요. 저장하면 내가 쓴 내용이 남아요.
      </Box>
    ) : null}
  </Box>
);

interface ProjectDialogConflictProps {
  readonly changes: readonly MeanwhileChange[];
  /** Gives up what was typed for what is stored now. */
  readonly onTakeTheirs: () => void;
}

/** What others changed while this was being edited; what was typed stays in the form below. */
const ProjectDialogConflict = ({ changes, onTakeTheirs }: ProjectDialogConflictProps) => (
  <Alert severity="warning" variant="outlined" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}>
    <Typography variant="subtitle2" component="p">
      그 사이 다른 사람이 바꿨어요
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.25, overflowWrap: 'anywhere' }}>
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
    </Box>
    <Button size="small" color="inherit" onClick={onTakeTheirs} sx={{ mt: 1, ml: -1 }}>
      내가 쓴 내용 버리고 바뀐 내용 보기
    </Button>
  </Alert>
);

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
