import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { Issue, IssueAnswer } from '@maru/contracts/tracker/issue/issue.views';
import { useId } from 'react';
import { ImagePicker } from '../../design/image-picker.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import type { ProjectPlace } from '../project/project-place.public.ts';
import { IssueConflict } from './issue-conflict.tsx';
import { IssueDialogFields } from './issue-form.tsx';
import { shownValue } from './issue-draft.ts';
import { type Conflict, useIssueDialog } from './use-issue-dialog.ts';

export interface IssueDialogProps {
  readonly place: ProjectPlace;
  /** Edited as it was when the dialog opened; absent: a new one is raised. */
  readonly issue?: Issue | undefined;
  readonly onSaved: (saved: IssueAnswer) => void;
  readonly onClose: () => void;
}

const rowsOf = ({ changes, mine, theirs, sides }: Conflict, { members }: ProjectPlace) => {
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? '구성원이 아닌 사람';
  return changes.map(({ field, contested }) => ({
    field,
    contested,
    mine: shownValue(mine, field, nameOf),
    theirs: shownValue(theirs, field, nameOf),
    side: sides[field] ?? 'mine',
  }));
};

const saveLabel = (isNew: boolean, conflict: Conflict | undefined) => {
  if (!conflict) return isNew ? '올리기' : '저장';
  return Object.values(conflict.sides).includes('theirs') ? '고른 대로 저장' : '내 내용으로 저장';
};

/** Raises an issue, or edits one. A stray click beside it loses nothing: only the buttons and Esc close it. */
export const IssueDialog = ({ place, issue, onSaved, onClose }: IssueDialogProps) => {
  const titleId = useId();
  const { form, images, setImages, conflict, choose, takeTheirs, failure, percent, cancel, submit, busy } =
    useIssueDialog({ projectId: place.id, issue, onSaved, onClose });
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && !busy && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-labelledby={titleId}
        style={{ display: 'contents' }}
      >
        <DialogTitle id={titleId} variant="h3">
          {issue ? '이슈 수정' : '이슈 추가'}
        </DialogTitle>
        <DialogContent>
          {conflict ? (
            <IssueConflict rows={rowsOf(conflict, place)} onChoose={choose} onTakeTheirs={takeTheirs} />
          ) : null}
          <IssueDialogFields form={form} members={place.members} />
          <Stack sx={{ mt: 2.5, gap: 2 }}>
            <ImagePicker value={images} onChange={setImages} max={1} disabled={busy} />
            {percent === undefined ? null : (
              <ProgressBar label="이미지를 올리고 있어요" percent={percent} onCancel={cancel} />
            )}
            {failure ? <Alert severity="error">{failure}</Alert> : null}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            취소
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {saveLabel(!issue, conflict)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
