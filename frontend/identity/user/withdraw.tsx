import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SectionCard } from '../../design/section-card.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The way out, last on the screen. */
export const Withdraw = ({ account: { type } }: { account: Pick<MyAccount, 'type'> }) => {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <SectionCard title="회원 탈퇴" text="개인정보를 지우고 계정을 닫아요. 되돌릴 수 없어요.">
      <Button variant="outlined" color="error" onClick={() => setAsked('open')} sx={{ mt: 2 }}>
        탈퇴하기
      </Button>
      {asked === 'never' ? null : (
        <WithdrawDialog open={asked === 'open'} type={type} onClose={() => setAsked('closed')} />
      )}
    </SectionCard>
  );
};
