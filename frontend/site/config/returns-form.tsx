import { type ReturnTerms, returnTerms } from '@maru/contracts/site/config/config.fields';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import TextField from '@mui/material/TextField';
import { useChangeReturnsMutation } from './config.api.ts';
import { NumberFields, type NumberRow } from './number-fields.tsx';
import { TermsForm } from './terms-form.tsx';
import { useTyped } from './use-typed.ts';

type Field = 'return_fee' | 'exchange_fee';
type Typed = Pick<ReturnTerms, 'address'> & Record<Field, number | null>;
const won = { unit: '원', wrong: '금액을 다시 확인해 주세요.' };
const rows: readonly NumberRow<Field>[] = [
  { ...won, field: 'return_fee', label: '반품 배송비 (편도)', hint: '단순 변심으로 반품할 때 고객이 부담해요.' },
  { ...won, field: 'exchange_fee', label: '교환 배송비 (왕복)', hint: '단순 변심으로 교환할 때 고객이 부담해요.' },
];

/** What sending back costs who has no fault to complain of, and where it goes. */
export const ReturnsForm = ({ config: { returns, business, revision } }: { config: SiteConfig }) => {
  const [change, { isLoading }] = useChangeReturnsMutation();
  const {
    typed,
    change: type,
    isWrong,
    form,
  } = useTyped<Typed, ReturnTerms>({
    before: returns,
    schema: returnTerms,
    save: (fields) => change({ fields, revision }),
    saved: '반품·교환 안내를 저장했어요.',
  });
  return (
    <TermsForm {...form} busy={isLoading}>
      <NumberFields rows={rows} typed={typed} isWrong={isWrong} onChange={type} />
      <TextField
        label="반품지 주소"
        value={typed.address}
        onChange={({ target }) => type({ address: target.value })}
        placeholder={business?.address ?? ''}
        error={isWrong('address')}
        helperText={isWrong('address') ? '160자까지 적을 수 있어요.' : '비워 두면 사업장 주소를 보여 드려요.'}
        sx={{ gridColumn: '1 / -1' }}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </TermsForm>
  );
};
