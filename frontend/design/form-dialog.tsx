import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';

export interface FormDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly busy: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const FormDialog = ({ title, confirm, busy, onSubmit, onClose, children }: FormDialogProps) => {
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
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
          취소
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
