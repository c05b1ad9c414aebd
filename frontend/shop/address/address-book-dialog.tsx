import { zodResolver } from '@hookform/resolvers/zod';
import { type Address, address, type KeptAddress } from '@maru/contracts/shop/address/address.fields';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormDialog } from '../../design/form-dialog.tsx';
import { formatPhone } from '../../format/phone.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useSaveAddressMutation } from './address.api.ts';
import { AddressFields, RecipientFields } from './address-fields.public.tsx';
import type { TypedAddress } from './address-form.public.ts';

interface Typed extends TypedAddress {
  readonly name: string;
}

export interface AddressBookDialogProps {
  /** One that is there is changed; of another, what is known of it is filled in. */
  readonly known?: KeptAddress | TypedAddress | undefined;
  readonly onClose: () => void;
}

const nothingTyped: Typed = { name: '', recipient: '', phone: '', postcode: '', address: '', detail: '' };
const numbered = (known: AddressBookDialogProps['known']) =>
  known && 'no' in known ? { no: known.no, main: known.main } : { main: false };

/** Saves what is typed; answers whether it was. */
const useAddressForm = (known: AddressBookDialogProps['known']) => {
  const { main: wasMain, ...number } = numbered(known);
  const [main, setMain] = useState(wasMain);
  const [save, { isLoading }] = useSaveAddressMutation();
  const { phone, ...typed } = { ...nothingTyped, ...known };
  const form = useForm<Typed, unknown, Address>({
    resolver: zodResolver(address) as never,
    defaultValues: { ...typed, phone: formatPhone(phone) },
  });
  const send = async (checked: Address) => !(await save({ ...checked, ...number, main })).error;
  return { form, send, busy: isLoading, main, setMain, wasMain, isNew: !('no' in number) };
};

/** An address under a name of its owner's own. */
export const AddressBookDialog = ({ known, onClose }: AddressBookDialogProps) => {
  const dispatch = useDispatch();
  const { form, send, busy, main, setMain, wasMain, isNew } = useAddressForm(known);
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (checked) => {
    if (!(await send(checked))) return;
    dispatch(snackbarShown('배송지를 저장했어요.'));
    onClose();
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={isNew ? '배송지 추가' : '배송지 수정'}
        confirm="저장"
        busy={busy}
        onSubmit={submit}
        onClose={onClose}
      >
        <Stack sx={{ gap: 2 }}>
          <TextField
            {...form.register('name')}
            label="배송지 이름"
            placeholder="집, 회사"
            error={errors.name !== undefined}
            helperText={errors.name ? '20자까지 적어 주세요.' : undefined}
            slotProps={{ htmlInput: { maxLength: 20 } }}
          />
          <RecipientFields />
          <AddressFields />
          <FormControlLabel
            control={<Checkbox checked={main} disabled={wasMain} onChange={(_, checked) => setMain(checked)} />}
            label="기본 배송지로 쓰기"
          />
        </Stack>
      </FormDialog>
    </FormProvider>
  );
};
