import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Controller, useFormContext } from 'react-hook-form';
import { SectionCard } from '../../../design/section-card.tsx';
import { AddressChoice } from '../../address/address-choice.public.tsx';
import { AddressFields, RecipientFields } from '../../address/address-fields.public.tsx';
import { type CheckoutFields, useLook } from './checkout-fields.ts';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

const usual = [
  '문 앞에 놓아 주세요.',
  '경비실에 맡겨 주세요.',
  '택배함에 넣어 주세요.',
  '배송 전에 연락해 주세요.',
] as const;
const own = '직접 입력';
const isUsual = (note: string) => note === '' || usual.some((one) => one === note);

/** A note for the carrier: one of the usual ones, or free text. */
const DeliveryNote = () => {
  const { control } = useFormContext<CheckoutFields>();
  const look = useLook();
  const [typing, setTyping] = useState<boolean>();
  return (
    <Controller
      control={control}
      name="note"
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const isOwn = typing ?? !isUsual(value);
        const choose = (chosen: string) => {
          setTyping(chosen === own);
          onChange(chosen === own ? '' : chosen);
        };
        return (
          <>
            <TextField
              select
              label="배송 요청 (선택)"
              value={isOwn ? own : value}
              onChange={({ target }) => choose(target.value)}
            >
              <MenuItem value="">요청 없음</MenuItem>
              {[...usual, own].map((wish) => (
                <MenuItem key={wish} value={wish}>
                  {wish}
                </MenuItem>
              ))}
            </TextField>
            {isOwn ? (
              <TextField
                {...look('note')}
                label="배송 요청 내용"
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                inputRef={ref}
                slotProps={{ htmlInput: { maxLength: 200 } }}
              />
            ) : null}
          </>
        );
      }}
    />
  );
};

/** Who orders; where to as well, if anything is `sent` by post. */
export const RecipientSection = ({ sent }: { readonly sent: boolean }) => {
  const { register } = useFormContext<CheckoutFields>();
  const look = useLook();
  return (
    <SectionCard title={sent ? '받는 분' : '주문하는 분'}>
      <Stack sx={{ mt: 2.5, gap: 2 }}>
        {sent ? <AddressChoice /> : null}
        <RecipientFields />
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
