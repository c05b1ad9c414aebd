import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Controller, useFormContext } from 'react-hook-form';
import { PhoneField } from '../../../design/phone-field.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { AddressFields } from './address-fields.tsx';
import type { CheckoutFields } from './checkout-fields.ts';
import { DeliveryNote } from './delivery-note.tsx';
import { useLook } from './use-look.ts';

/** Whom the shop has to do with; where to, for what is `sent` by post. */
export const RecipientSection = ({ sent }: { readonly sent: boolean }) => {
  const { register, control } = useFormContext<CheckoutFields>();
  const look = useLook();
  return (
    <SectionCard title={sent ? '받는 분' : '주문하는 분'}>
      <Stack sx={{ mt: 2.5, gap: 2 }}>
        <TextField {...register('recipient')} {...look('recipient')} label="이름" autoComplete="name" />
        <Controller
          control={control}
          name="phone"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <PhoneField
              {...look('phone')}
              label="휴대폰 번호"
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
            />
          )}
        />
        <TextField
          {...register('email')}
          {...look('email')}
          label="이메일"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="주문 안내를 받을 주소"
        />
        {sent ? (
          <>
            <AddressFields />
            <DeliveryNote />
          </>
        ) : null}
      </Stack>
    </SectionCard>
  );
};
