import { agreementsDue, agreementVersions } from '@maru/contracts/identity/user/agreements';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useLogout } from '../session/use-logout.public.ts';
import { useAgreeMutation, useMyAccountQuery } from './account.api.ts';
import { Agreements } from './agreements.public.tsx';

const { terms, privacy } = agreementVersions;

const Question = () => {
  const [agree, { isLoading }] = useAgreeMutation();
  const [value, setValue] = useState({ terms: false, privacy: false });
  const [isRefused, setRefused] = useState(false);
  const logout = useLogout();
  const goOn = () => {
    if (value.terms && value.privacy) void agree({ terms, privacy });
    else setRefused(true);
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="agreement-gate">
      <DialogTitle id="agreement-gate" variant="h3">
        약관에 동의해 주세요
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          계속 쓰려면 두 가지에 동의해 주세요. 동의하지 않으면 로그아웃할 수 있어요.
        </DialogContentText>
        <Agreements value={value} onChange={setValue} error={isRefused && !(value.terms && value.privacy)} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void logout()}>
          로그아웃
        </Button>
        <Button variant="contained" loading={isLoading} onClick={goOn}>
          동의하고 계속하기
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Stands before everything else while somebody who is logged in has not agreed to the texts in force. */
export const AgreementGate = () => {
  const { data } = useMyAccountQuery();
  return data && agreementsDue(data).length > 0 ? <Question /> : null;
};
