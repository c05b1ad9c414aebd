import { sellingTerms } from '@maru/contracts/site/config/selling-terms';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { WholeNumberField } from '../../design/whole-number-field.tsx';
import { useChangeSellingMutation } from './config.api.ts';
import { TermsForm } from './terms-form.tsx';

type Numbers = 'point_percent' | 'deposit_hours' | 'scarce_percent' | 'scarce_hours';
const fields: readonly (readonly [field: Numbers, label: string, unit: string])[] = [
  ['point_percent', '포인트 적립', '%'],
  ['deposit_hours', '가상계좌 입금 기한', '시간'],
  ['scarce_percent', '남은 재고의 이만큼부터', '%'],
  ['scarce_hours', '그때의 입금 기한', '시간'],
];
const words: Readonly<Record<Numbers, string>> = {
  point_percent: '0%부터 5%까지 적어 주세요. 도서 혜택의 법정 한도예요.',
  deposit_hours: '1시간부터 720시간까지 적어 주세요.',
  scarce_percent: '1%부터 100%까지 적어 주세요.',
  scarce_hours: '1시간부터, 보통 기한보다 길지 않게 적어 주세요.',
};

/** Points, unpaid orders, and what cancelling a part costs. */
export const SellingForm = ({ config: { selling, revision } }: { config: SiteConfig }) => {
  const [change, { isLoading }] = useChangeSellingMutation();
  const dispatch = useDispatch();
  const [typed, setTyped] = useState<{ recharge: string } & Record<Numbers, number | null>>(selling);
  const { data, error } = sellingTerms.safeParse(typed);
  const wrong = new Set(error?.issues.map(({ path: [field] }) => String(field)));
  const submit = async () => {
    if (!data) return;
    const { error: failed } = await change({ fields: data, revision });
    if (!failed) dispatch(snackbarShown('판매 조건을 저장했어요. 지금부터 하는 주문에 적용돼요.'));
  };
  return (
    <TermsForm
      dirty={data !== undefined && JSON.stringify(typed) !== JSON.stringify(selling)}
      busy={isLoading}
      onSubmit={() => void submit()}
    >
      {fields.map(([field, label, unit]) => (
        <WholeNumberField
          key={field}
          label={label}
          unit={unit}
          value={typed[field]}
          onChange={(value) => setTyped({ ...typed, [field]: value })}
          error={wrong.has(field) ? words[field] : undefined}
        />
      ))}
      <TextField
        select
        label="일부 취소로 무료 배송이나 쿠폰 조건에 못 미치면"
        value={typed.recharge}
        onChange={({ target }) => setTyped({ ...typed, recharge: target.value })}
        helperText="고객이 취소하기 전에 돌려받을 금액을 보여 드려요. 회사 잘못이면 늘 그대로예요."
        sx={{ gridColumn: '1 / -1' }}
      >
        <MenuItem value="keep">그대로 둬요</MenuItem>
        <MenuItem value="charge">배송비와 할인을 환불액에서 빼요</MenuItem>
      </TextField>
    </TermsForm>
  );
};
