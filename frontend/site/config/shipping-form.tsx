import { zodResolver } from '@hookform/resolvers/zod';
import { type ShippingRates, shippingRates } from '@maru/contracts/site/config/config.fields';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { number } from '../../format/number.ts';
import { useChangeShippingMutation } from './config.api.ts';
import { WonField, wonOf } from './won-field.tsx';

const fields: readonly (readonly [field: keyof ShippingRates, label: string, hint: string])[] = [
  ['fee', '기본 배송비', '0원이면 늘 무료로 보내요.'],
  ['free_from', '무료 배송 기준', '배송 상품 금액이 이만큼이면 무료예요.'],
  ['island_fee', '제주·도서 추가 배송비', '무료 배송에도 더해져요.'],
];
type Typed = Record<keyof ShippingRates, string>;

const resolve = zodResolver(shippingRates);

export const ShippingForm = ({ config: { shipping, revision } }: { config: SiteConfig }) => {
  const [change] = useChangeShippingMutation();
  const dispatch = useDispatch();
  const shown: Typed = {
    fee: number(shipping.fee),
    free_from: number(shipping.free_from),
    island_fee: number(shipping.island_fee),
  };
  const { register, handleSubmit, formState } = useForm<Typed, unknown, ShippingRates>({
    resolver: ((typed: Typed, context: unknown, options: never) =>
      resolve(
        Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, wonOf(value)])) as never,
        context,
        options,
      )) as never,
    values: shown,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const submit = handleSubmit(async (rates) => {
    const { error } = await change({ fields: rates, revision });
    if (!error) dispatch(snackbarShown('배송비를 저장했어요. 지금부터 하는 주문에 적용돼요.'));
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ mt: 2.5, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}
    >
      {fields.map(([field, label, hint]) => (
        <WonField key={field} field={register(field)} label={label} hint={hint} wrong={errors[field] !== undefined} />
      ))}
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
