import type { Company } from '@maru/contracts/shop/company/company.fields';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FactList } from '../../design/fact-list.tsx';
import { FormDialog } from '../../design/form-dialog.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { formatBusinessNumber } from '../../format/business-number.ts';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useMyCompanyQuery, useRemoveCompanyMutation, useSaveCompanyMutation } from './company.api.ts';
import { CompanyFields, companyLabels, useCompanyForm } from './company-fields.public.tsx';

const CompanyDialog = ({ saved, onClose }: { saved: Company | null; onClose: () => void }) => {
  const dispatch = useDispatch();
  const form = useCompanyForm(saved);
  const [save, { isLoading }] = useSaveCompanyMutation();
  const submit = form.handleSubmit(async (company) => {
    if ((await save(company)).error) return;
    dispatch(snackbarShown('사업자 정보를 저장했어요.'));
    onClose();
  });
  return (
    <FormDialog title="사업자 정보" confirm="저장" busy={isLoading} onSubmit={submit} onClose={onClose}>
      <CompanyFields form={form} />
    </FormDialog>
  );
};

const Saved = ({ company }: { company: Company }) => (
  <FactList
    facts={[
      { label: companyLabels.name, value: `${company.name} (${formatBusinessNumber(company.registration_number)})` },
      { label: companyLabels.owner, value: company.owner },
      { label: '주소', value: company.address },
      { label: '업태·종목', value: `${company.sector} · ${company.trade}` },
      { label: '이메일', value: company.email },
    ]}
  />
);

/** A section of one's own account: the business one buys for. */
export const OwnCompany = () => {
  const { data } = useMyCompanyQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState(false);
  const [remove] = useRemoveCompanyMutation();
  const { ask, question } = useConfirmed({
    destructive: true,
    title: '사업자 정보를 삭제할까요?',
    text: '이미 신청한 세금계산서는 그대로예요.',
    confirm: '삭제',
    run: () => remove(),
    done: '사업자 정보를 삭제했어요.',
  });
  if (!data) return null;
  return (
    <SectionCard title="사업자 정보" text="견적서, 거래명세서, 세금계산서에 적어 드려요.">
      {data.company ? <Saved company={data.company} /> : null}
      <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
        <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
          {data.company ? '수정' : '사업자 정보 추가'}
        </Button>
        {data.company ? (
          <Button color="inherit" onClick={() => ask()}>
            삭제
          </Button>
        ) : null}
      </Stack>
      {open ? <CompanyDialog saved={data.company} onClose={() => setOpen(false)} /> : null}
      {question}
    </SectionCard>
  );
};
