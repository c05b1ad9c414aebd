import type { KeptAddress } from '@maru/contracts/shop/address/address.fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatPhone } from '../../format/phone.ts';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { useMyAddressesQuery } from './address.api.ts';
import { AddressBookDialog } from './address-book-dialog.tsx';
import type { TypedAddress } from './address-form.public.ts';

const filled = ({ recipient, phone, postcode, address, detail }: KeptAddress): TypedAddress => ({
  recipient,
  phone: formatPhone(phone),
  postcode,
  address,
  detail,
});

/** One's own addresses, to fill the form with; what is typed into it can be kept as another. Nothing for guests. */
export const AddressChoice = () => {
  const { data } = useMyAddressesQuery(undefined, { skip: !useLoggedIn() });
  const { setValue, getValues } = useFormContext<TypedAddress>();
  const [saved, setSaved] = useState<TypedAddress>();
  if (!data) return null;
  const fill = (kept: KeptAddress) => {
    for (const [name, value] of Object.entries(filled(kept)) as [keyof TypedAddress, string][])
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box role="group" aria-label="배송지" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {data.map((kept) => (
        <Chip key={kept.no} label={kept.name} variant="outlined" onClick={() => fill(kept)} sx={{ minHeight: 40 }} />
      ))}
      <Button size="small" color="inherit" onClick={() => setSaved(getValues())}>
        이 주소 저장
      </Button>
      {saved ? <AddressBookDialog known={saved} onClose={() => setSaved(undefined)} /> : null}
    </Box>
  );
};
