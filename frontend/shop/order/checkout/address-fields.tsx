import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressDialog } from './address-dialog.tsx';
import type { FoundAddress } from './address-search.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { useLook } from './use-look.ts';

/** The postcode first: found by a search, or typed where that cannot be had. */
export const AddressFields = () => {
  const { register, setValue, setFocus, control } = useFormContext<CheckoutFields>();
  const [postcode, address] = useWatch({ control, name: ['postcode', 'address'] });
  const [searching, setSearching] = useState(false);
  const look = useLook();
  const take = (found: FoundAddress) => {
    setSearching(false);
    setValue('postcode', found.postcode, { shouldValidate: true });
    setValue('address', found.address, { shouldValidate: true });
    setFocus('detail');
  };
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <TextField
          {...register('postcode')}
          {...look('postcode')}
          label="우편번호"
          autoComplete="postal-code"
          inputMode="numeric"
          slotProps={{ htmlInput: { maxLength: 5 }, inputLabel: { shrink: postcode !== '' || undefined } }}
        />
        <Button
          variant="outlined"
          size="large"
          startIcon={<SearchRounded />}
          onClick={() => setSearching(true)}
          sx={{ minHeight: 56, flexShrink: 0 }}
        >
          주소 찾기
        </Button>
      </Stack>
      <TextField
        {...register('address')}
        {...look('address')}
        label="주소"
        autoComplete="address-line1"
        slotProps={{ inputLabel: { shrink: address !== '' || undefined } }}
      />
      <TextField
        {...register('detail')}
        {...look('detail')}
        label="상세 주소 (선택)"
        autoComplete="address-line2"
        placeholder="동, 호수"
      />
      {searching ? <AddressDialog onFound={take} onClose={() => setSearching(false)} /> : null}
    </>
  );
};
