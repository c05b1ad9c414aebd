import { type AccountAgreement, accountAgreements } from '@maru/contracts/identity/user/agreements';
import type { AgreedText } from '@maru/contracts/identity/user/user.views';
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

interface QuestionProps {
  readonly due: readonly AgreedText[];
  /** Whether the person agreed to an earlier version. */
  readonly isChanged: boolean;
}
const isAccountText = (which: string): which is AccountAgreement => accountAgreements.some((one) => one === which);

const Question = ({ due, isChanged }: QuestionProps) => {
  const [agree, { isLoading }] = useAgreeMutation();
  const [value, setValue] = useState({ terms: false, privacy: false });
  const [isRefused, setRefused] = useState(false);
  const logout = useLogout();
  const asked = due.map(({ which }) => which).filter(isAccountText);
  const isComplete = asked.every((which) => value[which]);
  const goOn = () => {
    if (isComplete) void agree(Object.fromEntries(due.map(({ which, version }) => [which, version])));
    else setRefused(true);
  };
  const how = asked.length > 1 ? '두 가지에 ' : '';
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="agreement-gate">
      <DialogTitle id="agreement-gate" variant="h3">
        {isChanged ? '바뀐 약관에 동의해 주세요' : '약관에 동의해 주세요'}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          계속 쓰려면 {how}동의해 주세요. 동의하지 않으면 로그아웃할 수 있어요.
        </DialogContentText>
        <Agreements of={asked} value={value} onChange={setValue} error={isRefused && !isComplete} />
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

/** Stands before everything else while somebody who is logged in has not agreed to the texts in effect. */
export const AgreementGate = () => {
  const { data } = useMyAccountQuery();
  if (!data || data.due.length === 0) return null;
  const isChanged = data.due.every(({ which }) => data.agreed.some((one) => one.which === which));
  return <Question due={data.due} isChanged={isChanged} />;
};
