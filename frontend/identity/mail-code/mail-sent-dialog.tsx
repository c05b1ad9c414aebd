import MarkEmailReadRounded from '@mui/icons-material/MarkEmailReadRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

export interface MailSentDialogProps {
  /** The address as it was typed. */
  readonly email: string;
  /** What the server says: the same for every address. */
  readonly text: string;
  readonly onClose: () => void;
}

/** What to do now that the mail is on its way. */
export const MailSentDialog = ({ email, text, onClose }: MailSentDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="mail-sent" aria-describedby="mail-sent-text">
    <DialogTitle id="mail-sent" variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <MarkEmailReadRounded color="primary" />
      메일을 확인해 주세요
    </DialogTitle>
    <DialogContent id="mail-sent-text">
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        메일이 보이지 않으면 스팸함도 살펴봐 주세요.
      </Typography>
    </DialogContent>
    <DialogActions>
      <Button variant="contained" onClick={onClose} autoFocus>
        확인
      </Button>
    </DialogActions>
  </Dialog>
);
