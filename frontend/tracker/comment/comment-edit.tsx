import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import type { KeyboardEvent } from 'react';
import { ImagePicker } from '../../design/image-picker.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { useCommentEdit } from './use-comment-edit.ts';

interface ConflictProps {
  readonly theirs: Comment;
  readonly took: boolean;
  readonly onTakeTheirs: () => void;
  readonly onTakeMine: () => void;
}

const Conflict = ({ theirs, took, onTakeTheirs, onTakeMine }: ConflictProps) => (
  <Alert severity="warning" variant="outlined">
    <Typography variant="subtitle2" component="p">
      그 사이 이 댓글이 바뀌었어요
    </Typography>
    <Box sx={{ my: 0.5, whiteSpace: 'pre-wrap' }}>{theirs.comment || '(글 없음)'}</Box>
    <Button size="small" color="inherit" onClick={took ? onTakeMine : onTakeTheirs} sx={{ ml: -1 }}>
      {took ? '내 내용 다시 넣기' : '바뀐 내용 쓰기'}
    </Button>
  </Alert>
);

const saveLabel = (isConflict: boolean, tookTheirs: boolean) =>
  isConflict && !tookTheirs ? '내 내용으로 저장' : '저장';

export const CommentEdit = ({ comment, onClose }: { comment: Comment; onClose: () => void }) => {
  const edit = useCommentEdit(comment, onClose);
  const { text, setText, images, setImages, theirs, failure, isEmpty, busy, percent, save } = edit;
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };
  return (
    <Stack sx={{ mt: 2, p: 2, gap: 1.5, borderRadius: '14px', border: '1px solid', borderColor: 'primary.main' }}>
      {theirs ? (
        <Conflict theirs={theirs} took={edit.tookTheirs} onTakeTheirs={edit.takeTheirs} onTakeMine={edit.takeMine} />
      ) : null}
      <TextField
        multiline
        minRows={2}
        maxRows={12}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        error={isEmpty}
        helperText={isEmpty ? '내용을 쓰거나 이미지를 넣어 주세요.' : undefined}
        slotProps={{ htmlInput: { 'aria-label': '댓글 수정', maxLength: 5_000 } }}
      />
      <ImagePicker value={images} onChange={setImages} disabled={busy} />
      {percent === undefined ? null : (
        <ProgressBar label="이미지를 올리고 있어요" percent={percent} onCancel={edit.cancel} />
      )}
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
        <Button variant="contained" loading={busy} disabled={isEmpty} onClick={() => void save()}>
          {saveLabel(theirs !== undefined, edit.tookTheirs)}
        </Button>
      </Stack>
    </Stack>
  );
};
