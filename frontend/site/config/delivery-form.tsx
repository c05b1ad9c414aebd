import { deliveryTerms } from '@maru/contracts/site/config/selling-terms';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { WholeNumberField } from '../../design/whole-number-field.tsx';
import { useChangeDeliveryMutation } from './config.api.ts';
import { TermsForm } from './terms-form.tsx';

type Numbers = 'from_days' | 'until_days' | 'cutoff';
const fields: readonly (readonly [field: Numbers, label: string, unit: string])[] = [
  ['from_days', '빠르면', '영업일 뒤'],
  ['until_days', '늦으면', '영업일 뒤'],
  ['cutoff', '당일 접수 마감', '시'],
];
const words: Readonly<Record<Numbers, string>> = {
  from_days: '0일부터 60일까지 적어 주세요.',
  until_days: '빠른 날보다 앞설 수 없어요.',
  cutoff: '0시부터 24시까지 적어 주세요.',
};

/** When goods arrive, and where they can be fetched. */
export const DeliveryForm = ({ config: { delivery, revision } }: { config: SiteConfig }) => {
  const [change, { isLoading }] = useChangeDeliveryMutation();
  const dispatch = useDispatch();
  const [typed, setTyped] = useState<{ pickup: string } & Record<Numbers, number | null>>(delivery);
  const { data, error } = deliveryTerms.safeParse(typed);
  const wrong = new Set(error?.issues.map(({ path: [field] }) => String(field)));
  const submit = async () => {
    if (!data) return;
    const { error: failed } = await change({ fields: data, revision });
    if (!failed) dispatch(snackbarShown('배송 안내를 저장했어요.'));
  };
  return (
    <TermsForm
      dirty={data !== undefined && JSON.stringify(typed) !== JSON.stringify(delivery)}
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
        label="방문 수령 장소 (선택)"
        value={typed.pickup}
        onChange={({ target }) => setTyped({ ...typed, pickup: target.value })}
        error={wrong.has('pickup')}
        helperText={wrong.has('pickup') ? '120자까지 적을 수 있어요.' : '비워 두면 방문 수령을 받지 않아요.'}
        sx={{ gridColumn: '1 / -1' }}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </TermsForm>
  );
};
