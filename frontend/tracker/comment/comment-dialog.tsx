import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useId } from 'react';
import type { PickedImage } from '../../design/image-choice.ts';
import { ImagePicker } from '../../design/image-picker.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';

export interface CommentDialogProps {
  readonly open: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly images: readonly PickedImage[];
  readonly onImages: (images: readonly PickedImage[]) => void;
  /** 0 to 100 while pictures are uploaded. */
  readonly percent: number | undefined;
  readonly onCancelUpload: () => void;
  readonly onSend: () => void;
  /** What was written and chosen stays for the next time. */
  readonly onClose: () => void;
}

export const CommentDialog = ({
  open,
  text,
  onText,
  images,
  onImages,
  percent,
  onCancelUpload,
  onSend,
  onClose,
}: CommentDialogProps) => {
  const titleId = useId();
  const busy = percent !== undefined;
  const isEmpty = text.trim() === '' && images.length === 0;
  const press = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        댓글 쓰기
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <TextField
            multiline
            minRows={3}
            maxRows={10}
            autoFocus
            label="내용"
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={press}
            disabled={busy}
            slotProps={{ htmlInput: { maxLength: 5_000 }, inputLabel: { shrink: true } }}
          />
          <ImagePicker value={images} onChange={onImages} disabled={busy} />
          {busy ? (
            <ProgressBar
              label={`이미지 ${images.length}장을 올리고 있어요`}
              percent={percent}
              onCancel={onCancelUpload}
            />
          ) : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          닫기
        </Button>
        <Button variant="contained" loading={busy} disabled={isEmpty} onClick={onSend}>
          보내기
        </Button>
      </DialogActions>
    </Dialog>
  );
};
