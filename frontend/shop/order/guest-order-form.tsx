import type { Order } from '@maru/contracts/shop/order/order.views';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { Notice } from '../../design/notice.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { PhoneField } from '../../design/phone-field.tsx';
import { keptGuestNumber } from './guest-number.public.ts';
import { type GuestProof, useGuestOrderMutation } from './order.api.ts';

export interface GuestOrderFormProps {
  /** As a mail's link brings it. */
  readonly number: string;
  readonly onFound: (order: Order, proof: GuestProof) => void;
}

const loginHint = (
  <>
    로그인하고 주문했다면{' '}
    <Link component={RouterLink} to="/my/order">
      내 주문
    </Link>
    에서 볼 수 있어요.
  </>
);
const guestHint = (
  <>
    회원으로 주문했다면{' '}
    <Link component={RouterLink} to="/login">
      로그인
    </Link>
    한 뒤 내 주문에서 볼 수 있어요.
  </>
);

/** Number and phone, as people type them. */
export const GuestOrderForm = ({ number: given, onFound }: GuestOrderFormProps) => {
  const loggedIn = useLoggedIn();
  const [number, setNumber] = useState(() => given || keptGuestNumber());
  const [phone, setPhone] = useState('');
  const [find, { isLoading, error }] = useGuestOrderMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const proof = { number: number.trim(), phone };
    const { data } = await find(proof);
    if (data) onFound(data, proof);
  };
  return (
    <>
      <PageHeader title="비회원 주문 조회" />
      <Card
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2.5 }}
      >
        <TextField
          label="주문번호"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          placeholder="261121-AB12-CD3"
          autoComplete="off"
          helperText="주문 메일에 있어요. 하이픈은 빼도 괜찮아요."
          slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'characters', spellCheck: false } }}
        />
        <PhoneField label="주문한 휴대폰 번호" value={phone} onChange={setPhone} />
        {isProblem(error) ? (
          <Notice tone="red" role="alert">
            {problemText(error)}
          </Notice>
        ) : null}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isLoading}
          disabled={number.trim() === '' || phone === ''}
        >
          주문 찾기
        </Button>
      </Card>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {loggedIn ? loginHint : guestHint}
      </Typography>
    </>
  );
};
