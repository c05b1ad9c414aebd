import { zodResolver } from '@hookform/resolvers/zod';
import { type ReturnTerms, returnTerms } from '@maru/contracts/site/config/config.fields';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { number } from '../../format/number.ts';
import { useChangeReturnsMutation } from './config.api.ts';
import { WonField, wonOf } from './won-field.tsx';

type Typed = Record<keyof ReturnTerms, string>;
const resolve = zodResolver(returnTerms);
const readTyped = ({ return_fee, exchange_fee, address }: Typed) => ({
  return_fee: wonOf(return_fee),
  exchange_fee: wonOf(exchange_fee),
  address,
});

/** What sending back costs who has no fault to complain of, and where it goes. */
export const ReturnsForm = ({ config: { returns, business, revision } }: { config: SiteConfig }) => {
  const [change] = useChangeReturnsMutation();
  const dispatch = useDispatch();
  const { register, handleSubmit, formState } = useForm<Typed, unknown, ReturnTerms>({
    resolver: ((typed: Typed, context: unknown, options: never) =>
      resolve(readTyped(typed) as never, context, options)) as never,
    values: {
      return_fee: number(returns.return_fee),
      exchange_fee: number(returns.exchange_fee),
      address: returns.address,
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const submit = handleSubmit(async (fields) => {
    const { error } = await change({ fields, revision });
    if (!error) dispatch(snackbarShown('반품·교환 안내를 저장했어요.'));
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ mt: 2.5, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      <WonField
        field={register('return_fee')}
        label="반품 배송비 (편도)"
        hint="단순 변심으로 반품할 때 고객이 부담해요."
        wrong={errors.return_fee !== undefined}
      />
      <WonField
        field={register('exchange_fee')}
        label="교환 배송비 (왕복)"
        hint="단순 변심으로 교환할 때 고객이 부담해요."
        wrong={errors.exchange_fee !== undefined}
      />
      <TextField
        {...register('address')}
        label="반품지 주소"
        placeholder={business?.address ?? ''}
        error={errors.address !== undefined}
        helperText={errors.address ? '160자까지 적을 수 있어요.' : '비워 두면 사업장 주소를 보여 드려요.'}
        sx={{ gridColumn: '1 / -1' }}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!isDirty}
        loading={isSubmitting}
        sx={{ gridColumn: '1 / -1', justifySelf: { sm: 'start' }, minWidth: 120 }}
      >
        저장
      </Button>
    </Box>
  );
};
