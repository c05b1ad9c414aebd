import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { useMyCompanyQuery } from '../company/company.api.ts';
import { savePdf } from '../../kernel/save-pdf.ts';
import { useEstimateMutation } from './trade-document.api.ts';

interface EstimateProps {
  readonly lines: readonly CartLine[];
}

const EstimateDialog = ({ lines, onClose }: EstimateProps & { readonly onClose: () => void }) => {
  const { data } = useMyCompanyQuery(undefined, { skip: !useLoggedIn() });
  const [typed, setTyped] = useState<string>();
  const [make, { isLoading }] = useEstimateMutation();
  const to = typed ?? data?.company?.name ?? '';
  const submit = async () => {
    const { data: made } = await make({ lines, ...(to.trim() !== '' && { to: to.trim() }) });
    if (!made) return;
    savePdf(made);
    onClose();
  };
  return (
    <FormDialog title="견적서 받기" confirm="PDF 받기" width="xs" busy={isLoading} onSubmit={submit} onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          고른 상품 {lines.length}가지를 지금 가격으로 적어 드려요. 14일 동안 유효하고, 할인 중이면 할인이 끝날
          때까지예요.
        </Typography>
        <TextField
          label="받는 곳 (선택)"
          placeholder="상호 또는 이름"
          value={to}
          onChange={({ target }) => setTyped(target.value)}
          helperText="내 정보에 사업자 정보를 저장하면 등록번호까지 적어 드려요."
          slotProps={{ htmlInput: { maxLength: 60 }, inputLabel: { shrink: true } }}
        />
      </Stack>
    </FormDialog>
  );
};

/** The chosen lines as an estimate, before anything is ordered. */
export const EstimateButton = ({ lines }: EstimateProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<DescriptionOutlined />}
        disabled={lines.length === 0}
        onClick={() => setOpen(true)}
      >
        견적서 받기
      </Button>
      {open ? <EstimateDialog lines={lines} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
