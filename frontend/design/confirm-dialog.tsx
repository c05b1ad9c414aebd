import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** A question that names the thing. */
  readonly title: string;
  readonly text?: string;
  /** The verb of the button: 삭제, 나가기. */
  readonly confirm: string;
  readonly destructive?: boolean;
  /** It is being done, and can no longer be taken back. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export const ConfirmDialog = ({
  open,
  title,
  text,
  confirm,
  destructive = false,
  busy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId} variant="h3">
        {title}
      </DialogTitle>
      <DialogContent>
        <Typography id={textId} variant="body1" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          취소
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          loading={busy}
          onClick={onConfirm}
          autoFocus
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
