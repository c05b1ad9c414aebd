import { type PaymentTerms, paymentTerms } from '@maru/contracts/site/config/payment-terms';
import { escrowStatement } from '@maru/contracts/site/config/payment-terms.words';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { Notice } from '../../design/notice.tsx';
import { useChangePaymentMutation } from './config.api.ts';
import { TermsForm } from './terms-form.tsx';
import { useTyped } from './use-typed.ts';

type Texts = 'escrow_name' | 'escrow_number' | 'escrow_link' | 'escrow_text';
interface TextWords {
  readonly label: string;
  readonly hint: string;
  readonly wrong: string;
}
const texts: Readonly<Record<Texts, TextWords>> = {
  escrow_name: { label: '서비스 제공자', hint: '예: 토스페이먼츠', wrong: '60자 안으로 적어 주세요.' },
  escrow_number: {
    label: '등록번호 또는 확인번호',
    hint: '가입확인증에 적혀 있어요.',
    wrong: '60자 안으로 적어 주세요.',
  },
  escrow_link: {
    label: '가입 사실 확인 주소 (선택)',
    hint: '고객이 눌러서 확인할 수 있어요.',
    wrong: 'https://로 시작하는 주소를 적어 주세요.',
  },
  escrow_text: {
    label: '덧붙일 안내 (선택)',
    hint: '안내 문구 뒤에 이어서 보여요.',
    wrong: '300자 안으로 적어 주세요.',
  },
};

const offNotice =
  '구매안전서비스가 없으면 계좌이체와 가상계좌로 돈을 받을 수 없어요. 전자상거래법에 따라 먼저 가입해 주세요.';

/** Which service keeps the money of who pays in cash, and whether receipts are issued unasked. */
export const PaymentForm = ({ config: { payment, revision } }: { config: SiteConfig }) => {
  const [change, { isLoading }] = useChangePaymentMutation();
  const {
    typed,
    change: type,
    isWrong,
    form,
  } = useTyped({
    before: payment,
    schema: paymentTerms,
    save: (fields) => change({ fields, revision }),
    saved: '현금 결제 설정을 저장했어요.',
  });
  const statement = escrowStatement(typed);
  return (
    <TermsForm {...form} busy={isLoading}>
      <TextField
        select
        label="구매안전서비스(에스크로)"
        value={typed.escrow}
        onChange={({ target }) => type({ escrow: target.value as PaymentTerms['escrow'] })}
        sx={{ gridColumn: '1 / -1' }}
      >
        <MenuItem value="off">쓰지 않아요</MenuItem>
        <MenuItem value="provider">결제사의 서비스를 써요</MenuItem>
      </TextField>
      {typed.escrow === 'off'
        ? null
        : (Object.keys(texts) as Texts[]).map((field) => (
            <TextField
              key={field}
              label={texts[field].label}
              value={typed[field]}
              onChange={({ target }) => type({ [field]: target.value })}
              error={isWrong(field)}
              helperText={isWrong(field) ? texts[field].wrong : texts[field].hint}
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
          ))}
      <div style={{ gridColumn: '1 / -1' }}>
        <Notice tone={statement === undefined ? 'amber' : 'blue'}>{statement ?? offNotice}</Notice>
      </div>
      <FormControlLabel
        label="10만원부터는 신청이 없어도 현금영수증을 발급해요 (자진발급)"
        control={<Switch checked={typed.self_issued} onChange={(_, self_issued) => type({ self_issued })} />}
        sx={{ gridColumn: '1 / -1' }}
      />
    </TermsForm>
  );
};
