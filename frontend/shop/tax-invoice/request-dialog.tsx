import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import type { Company } from '@maru/contracts/shop/company/company.fields';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useMyCompanyQuery, useSaveCompanyMutation } from '../company/company.api.ts';
import { CompanyFields, useCompanyForm } from '../company/company-fields.public.tsx';
import { type OrderOf, useRequestTaxInvoiceMutation } from './tax-invoice.api.ts';

interface RequestDialogProps {
  readonly order: OrderOf;
  /** What was asked with before. */
  readonly before: Company | null;
  readonly onClose: () => void;
}

/** The data of the 사업자등록증, filled in from what was saved. */
export const RequestDialog = ({ order, before, onClose }: RequestDialogProps) => {
  const dispatch = useDispatch();
  const isGuest = order.proof !== undefined;
  const { data } = useMyCompanyQuery(undefined, { skip: isGuest });
  const form = useCompanyForm(before ?? data?.company);
  const [remember, setRemember] = useState(!isGuest);
  const [request, { isLoading }] = useRequestTaxInvoiceMutation();
  const [save] = useSaveCompanyMutation();
  const submit = form.handleSubmit(async (company) => {
    if ((await request({ ...order, company })).error) return;
    if (remember) await save(company);
    dispatch(snackbarShown('세금계산서를 신청했어요. 발행하면 메일로 알려 드려요.'));
    onClose();
  });
  return (
    <FormDialog title="세금계산서 신청" confirm="신청" busy={isLoading} onSubmit={submit} onClose={onClose}>
      <Stack sx={{ gap: 1.5 }}>
        <CompanyFields form={form} />
        {isGuest ? null : (
          <FormControlLabel
            control={<Checkbox checked={remember} onChange={(_, checked) => setRemember(checked)} />}
            label="다음에도 쓰도록 내 정보에 저장"
          />
        )}
      </Stack>
    </FormDialog>
  );
};
