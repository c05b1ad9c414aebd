import { limitTerms } from '@maru/contracts/site/config/selling-terms';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { z } from 'zod';
import { useChangeSellingMutation } from './config.api.ts';
import { NumberFields, type NumberRow } from './number-fields.tsx';
import { TermsForm } from './terms-form.tsx';
import { useTyped } from './use-typed.ts';

type Field = 'deposit_hours' | 'scarce_percent' | 'scarce_hours';
type Typed = { readonly recharge: string } & Record<Field, number | null>;
const rows: readonly NumberRow<Field>[] = [
  { field: 'deposit_hours', label: '가상계좌 입금 기한', unit: '시간', wrong: '1시간부터 720시간까지 적어 주세요.' },
  {
    field: 'scarce_percent',
    label: '대량 주문 기준 (남은 재고의 %)',
    unit: '%',
    wrong: '1%부터 100%까지 적어 주세요.',
    hint: '한 주문이 남은 재고의 이만큼을 담으면 대량 주문이에요.',
  },
  {
    field: 'scarce_hours',
    label: '대량 주문의 입금 기한',
    unit: '시간',
    wrong: '1시간부터, 보통 기한보다 길지 않게 적어 주세요.',
    hint: '다른 고객이 오래 기다리지 않게 짧게 둬요.',
  },
];

/** Unpaid orders, and what cancelling a part costs. */
export const SellingForm = ({ config: { selling, revision } }: { config: SiteConfig }) => {
  const { point_percent, ...limits } = selling;
  const [change, { isLoading }] = useChangeSellingMutation();
  const {
    typed,
    change: type,
    isWrong,
    form,
  } = useTyped<Typed, z.infer<typeof limitTerms>>({
    before: limits,
    schema: limitTerms,
    save: (fields) => change({ fields: { ...fields, point_percent }, revision }),
    saved: '판매 조건을 저장했어요. 지금부터 하는 주문에 적용돼요.',
  });
  return (
    <TermsForm {...form} busy={isLoading}>
      <NumberFields rows={rows} typed={typed} isWrong={isWrong} onChange={type} />
      <TextField
        select
        label="일부 취소로 무료 배송이나 할인 조건에 못 미치면"
        value={typed.recharge}
        onChange={({ target }) => type({ recharge: target.value })}
        helperText="고객이 취소하기 전에 돌려받을 금액을 보여 드려요. 회사 잘못이면 늘 그대로예요."
        sx={{ gridColumn: '1 / -1' }}
      >
        <MenuItem value="keep">그대로 둬요</MenuItem>
        <MenuItem value="charge">배송비와 할인을 환불액에서 빼요</MenuItem>
      </TextField>
    </TermsForm>
  );
};
