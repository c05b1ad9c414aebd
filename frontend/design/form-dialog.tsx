import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';

export interface FormDialogProps {
  readonly title: string;
  /** The verb of the button: 추가, 발송. */
  readonly confirm: string;
  /** What closing it means: 취소 unless it is another word. */
  readonly dismiss?: string;
  readonly width?: 'xs' | 'sm';
  readonly destructive?: boolean;
  /** Whether all that is needed has been filled in. */
  readonly complete?: boolean;
  readonly busy: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const FormDialog = ({
  title,
  confirm,
  dismiss = '취소',
  width = 'sm',
  destructive = false,
  complete = true,
  busy,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form that the dialog was opened from would be sent with it: events follow components, not the page.
    event.stopPropagation();
    void onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={width}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { component: 'form', noValidate: true, onSubmit: submit } as object }}
    >
      <DialogTitle id={titleId} variant="h3">
        {title}
      </DialogTitle>
      <DialogContent sx={{ pt: '12px !important' }}>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {dismiss}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          loading={busy}
          disabled={!complete}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
