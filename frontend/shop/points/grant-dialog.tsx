import { type PointsReason, pointsReasons } from '@maru/contracts/shop/points/points.fields';
import { maxGrant } from '@maru/contracts/shop/points/points.routes';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { Notice } from '../../design/notice.tsx';
import { number } from '../../format/number.ts';
import { FormDialog } from '../../design/form-dialog.tsx';
import { WholeNumberField } from '../../design/whole-number-field.tsx';
import { useFindPersonMutation, useGrantPointsMutation } from './points.api.ts';

const reasons = Object.entries(pointsReasons) as readonly (readonly [PointsReason, string])[];
const failureOf = (error: unknown) =>
  isProblem(error) && error.code === 'not_found'
    ? '이 이메일로 가입한 회원이 없어요.'
    : problemText(isProblem(error) ? error : { status: 0, code: 'unknown', message: '', errors: [] });

export const GrantDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dispatch = useDispatch();
  const [email, setEmail] = useState('');
  const [points, setPoints] = useState<number | null>(null);
  const [reason, setReason] = useState<PointsReason>('event');
  const [failure, setFailure] = useState<string>();
  const [find, { isLoading: isFinding }] = useFindPersonMutation();
  const [grant, { isLoading }] = useGrantPointsMutation();
  const tooMany = points !== null && points > maxGrant;
  const submit = async () => {
    if (points === null || points === 0 || tooMany || email.trim() === '')
      return setFailure('이메일과 포인트를 적어 주세요.');
    setFailure(undefined);
    const recipient = await find(email.trim());
    const granted = recipient.data ? await grant({ user_id: recipient.data.id, points, reason }) : recipient;
    if (!recipient.data || granted.error) return setFailure(failureOf(granted.error));
    dispatch(snackbarShown(`${recipient.data.name} 님에게 ${number(points)}P를 드렸어요.`));
    onClose();
  };
  return (
    <FormDialog title="포인트 주기" confirm="주기" busy={isFinding || isLoading} onSubmit={submit} onClose={onClose}>
      <Stack sx={{ gap: 2.5 }}>
        <TextField
          required
          autoFocus
          type="email"
          label="회원 이메일"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          autoComplete="off"
          helperText="가입할 때 쓴 주소 전체를 입력해 주세요."
        />
        <WholeNumberField
          required
          label="포인트"
          unit="P"
          value={points}
          onChange={setPoints}
          error={tooMany ? `${number(maxGrant)}P까지 줄 수 있어요.` : undefined}
        />
        <TextField
          select
          label="이유"
          value={reason}
          onChange={({ target }) => setReason(target.value as PointsReason)}
          helperText="회원의 포인트 내역에 보여요."
          slotProps={{ select: { native: true } }}
        >
          {reasons.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </TextField>
        {failure ? (
          <Notice tone="red" role="alert">
            {failure}
          </Notice>
        ) : null}
      </Stack>
    </FormDialog>
  );
};
