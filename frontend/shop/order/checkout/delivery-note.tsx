import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { CheckoutFields } from './checkout-fields.ts';
import { useLook } from './use-look.ts';

const usual = [
  '문 앞에 놓아 주세요.',
  '경비실에 맡겨 주세요.',
  '택배함에 넣어 주세요.',
  '배송 전에 연락해 주세요.',
] as const;
const own = '직접 입력';
const isUsual = (note: string) => note === '' || usual.some((one) => one === note);

/** What the carrier should know: one of the usual wishes, or one's own words. */
export const DeliveryNote = () => {
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
