import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { type Carrier, CarrierFields, noCarrier, rememberCourier } from './carrier-fields.tsx';

export interface CarrierDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly carrier?: Carrier;
  readonly complete?: boolean;
  readonly busy: boolean;
  /** Answers whether it was done. */
  readonly onSend: (carrier: Carrier) => Promise<boolean>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A carrier takes something: for a parcel, its correction, and for what is fetched. */
export const CarrierDialog = (props: CarrierDialogProps) => {
  const { title, text, confirm, complete = true, busy, onSend, onClose, children } = props;
  const [carrier, setCarrier] = useState<Carrier>(() => props.carrier ?? noCarrier());
  const submit = async () => {
    const isDone = await onSend({ courier: carrier.courier, tracking: carrier.tracking.trim() });
    if (!isDone) return;
    rememberCourier(carrier);
    onClose();
  };
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      dismiss="닫기"
      complete={complete && carrier.tracking.trim() !== ''}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        {children}
        <CarrierFields value={carrier} onChange={setCarrier} />
      </Stack>
    </FormDialog>
  );
};
