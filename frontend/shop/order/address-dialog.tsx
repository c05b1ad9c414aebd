import type { Order } from '@maru/contracts/shop/order/order.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormDialog } from '../../design/form-dialog.tsx';
import { formatPhone } from '../../format/phone.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { AddressFields, RecipientFields } from '../address/address-fields.public.tsx';
import { addressForm, type TypedAddress } from '../address/address-form.public.ts';
import type { NewAddress, OrderCalls } from './order.api.ts';

export interface ChangeAddressProps {
  readonly order: Order;
  readonly calls: Pick<OrderCalls, 'changeAddress'>;
}

interface Typed extends TypedAddress {
  readonly note: string;
}

const Fields = () => {
  const { register } = useFormContext<Typed>();
  return (
    <Stack sx={{ gap: 2 }}>
      <RecipientFields />
      <AddressFields />
      <TextField {...register('note')} label="배송 요청 (선택)" slotProps={{ htmlInput: { maxLength: 200 } }} />
    </Stack>
  );
};

const AddressDialog = ({ order, calls, onClose }: ChangeAddressProps & { readonly onClose: () => void }) => {
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const { recipient, phone, postcode, address, detail, note } = order;
  const form = useForm<Typed, unknown, NewAddress>({
    resolver: zodResolver(addressForm) as never,
    defaultValues: { recipient, phone: formatPhone(phone), postcode, address, detail, note },
  });
  const submit = form.handleSubmit(async (checked) => {
    setBusy(true);
    const isDone = await calls.changeAddress(checked);
    setBusy(false);
    if (!isDone) return;
    onClose();
    dispatch(snackbarShown('받을 곳을 바꿨어요.'));
  });
  return (
    <FormProvider {...form}>
      <FormDialog title="어디로 보내 드릴까요?" confirm="바꾸기" busy={busy} onSubmit={submit} onClose={onClose}>
        <Fields />
      </FormDialog>
    </FormProvider>
  );
};

/** Where what was not packed yet goes can still be changed. */
export const ChangeAddress = (props: ChangeAddressProps) => {
  const [open, setOpen] = useState(false);
  if (!props.order.actions.includes('changeAddress')) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        받을 곳 바꾸기
      </Button>
      {open ? <AddressDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
