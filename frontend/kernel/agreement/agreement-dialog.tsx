import type { Agreement } from '@maru/contracts/identity/user/agreements';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Answered } from '../api/answered.tsx';
import { paragraphs } from './agreement-text.ts';
import { baseApi } from '../api/base-api.ts';

const agreementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agreement: build.query<{ which: string; text: string }, Agreement>({
      query: (which) => ({ url: 'auth/agree', params: { which } }),
      keepUnusedDataFor: 3600,
    }),
  }),
});
const { useAgreementQuery } = agreementApi;

export interface AgreementDialogProps {
  readonly which: Agreement;
  readonly title: string;
  /** Absent where it is only read. */
  readonly onAgree?: () => void;
  readonly onClose: () => void;
}

const headingLook = { mt: 3, fontSize: 16, fontWeight: 700 };

const bones = [92, 100, 84, 96, 70].map((width) => <Skeleton key={width} width={`${width}%`} height={28} />);

const Text = ({ which }: { which: Agreement }) => (
  <Answered answer={useAgreementQuery(which)} bones={bones}>
    {(agreement) =>
      paragraphs(agreement.text).map(({ heading, text }, at) => (
        <Typography
          key={at}
          component={heading ? 'h3' : 'p'}
          sx={heading ? headingLook : { mt: 1, whiteSpace: 'pre-wrap', fontSize: 15, color: 'text.secondary' }}
        >
          {text}
        </Typography>
      ))
    }
  </Answered>
);

/** What one agrees to, readable before agreeing. */
export const AgreementDialog = ({ which, title, onAgree, onClose }: AgreementDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="agreement">
    <DialogTitle id="agreement" variant="h3">
      {title}
    </DialogTitle>
    <DialogContent>
      <Text which={which} />
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        닫기
      </Button>
      {onAgree ? (
        <Button variant="contained" onClick={onAgree}>
          동의하기
        </Button>
      ) : null}
    </DialogActions>
  </Dialog>
);
