import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { type FoundAddress, kakaoSearch } from './address-search.ts';
import { type TypedAddress, useAddressLook } from './address-form.public.ts';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { EmptyState } from '../../design/empty-state.tsx';
import { PhoneField } from '../../design/phone-field.tsx';

interface AddressDialogProps {
  readonly onFound: (found: FoundAddress) => void;
  /** Also what is left where the search cannot be had: the fields behind it can be typed into. */
  readonly onClose: () => void;
}

const frame = {
  position: 'relative',
  height: 480,
  maxHeight: 'calc(100dvh - 200px)',
  display: 'grid',
  placeItems: 'center',
} as const;

const Search = ({ onFound }: Pick<AddressDialogProps, 'onFound'>) => {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const own = document.createElement('div');
    own.style.height = '100%';
    place.current?.append(own);
    kakaoSearch(own, (address) => found(address)).then(
      () => setState('there'),
      () => setState('failed'),
    );
    return () => own.remove();
  }, []);
  return (
    <Box sx={frame}>
      <Box ref={place} sx={{ position: 'absolute', inset: 0 }} />
      {state === 'loading' ? <CircularProgress aria-label="주소 찾기를 불러오고 있어요" /> : null}
      {state === 'failed' ? (
        <EmptyState title="주소 찾기를 열지 못했어요" text="우편번호와 주소를 직접 적어 주세요." />
      ) : null}
    </Box>
  );
};

const AddressDialog = ({ onFound, onClose }: AddressDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="address-search">
    <DialogTitle id="address-search" variant="h3">
      주소 찾기
    </DialogTitle>
    <Search onFound={onFound} />
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        직접 적기
      </Button>
    </DialogActions>
  </Dialog>
);

/** Who gets it. */
export const RecipientFields = () => {
  const { register, control } = useFormContext<TypedAddress>();
  const look = useAddressLook();
  return (
    <>
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
    </>
  );
};

/** The postcode first: found by a search, or typed where that cannot be had. */
export const AddressFields = () => {
  const { register, setValue, setFocus, control } = useFormContext<TypedAddress>();
  const [postcode, address] = useWatch({ control, name: ['postcode', 'address'] });
  const [searching, setSearching] = useState(false);
  const look = useAddressLook();
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
