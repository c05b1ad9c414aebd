import { type RefundAccount, refundAccount } from '@maru/contracts/shop/order/order.refund-account';
import { banks } from '@maru/contracts/shop/payment/banks';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export interface RefundAccountFieldsProps {
  /** Undefined while something is missing. */
  readonly onChange: (account: RefundAccount | undefined) => void;
}

const names = Object.entries(banks).toSorted(([, one], [, other]) => one.localeCompare(other, 'ko'));
const empty = { bank: '', account: '', holder: '' };
/** Whether what stands there can be no account number. */
const isWrong = (account: string) => account !== '' && !refundAccount.shape.account.safeParse(account).success;

/** Where money is sent back to that came into a virtual account. */
export const RefundAccountFields = ({ onChange }: RefundAccountFieldsProps) => {
  const [typed, setTyped] = useState(empty);
  const change = (changes: Partial<typeof empty>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    onChange(refundAccount.safeParse(next).data);
  };
  const wrong = isWrong(typed.account);
  return (
    <Stack component="fieldset" sx={{ m: 0, p: 0, border: 0, gap: 2 }}>
      <Typography component="legend" sx={{ p: 0, mb: 1.5, fontWeight: 600 }}>
        환불받을 계좌
      </Typography>
      <TextField
        select
        required
        label="은행"
        value={typed.bank}
        onChange={({ target }) => change({ bank: target.value })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">고르기</option>
        {names.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField
        required
        label="계좌번호"
        value={typed.account}
        onChange={({ target }) => change({ account: target.value })}
        autoComplete="off"
        error={wrong}
        helperText={wrong ? '숫자 6자리부터 20자리까지 써 주세요.' : undefined}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 30 } }}
      />
      <TextField
        required
        label="예금주"
        value={typed.holder}
        onChange={({ target }) => change({ holder: target.value })}
        autoComplete="name"
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </Stack>
  );
};
