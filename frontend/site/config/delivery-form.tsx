import { type DeliveryTerms, deliveryTerms } from '@maru/contracts/site/config/selling-terms';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import TextField from '@mui/material/TextField';
import type { z } from 'zod';
import { useChangeDeliveryMutation } from './config.api.ts';
import { NumberFields, type NumberRow } from './number-fields.tsx';
import { TermsForm } from './terms-form.tsx';
import { useTyped } from './use-typed.ts';

type Field = 'from_days' | 'until_days' | 'cutoff';
type Typed = Pick<DeliveryTerms, 'pickup' | 'pickup_hours'> & Record<Field, number | null>;
const rows: readonly NumberRow<Field>[] = [
  { field: 'from_days', label: '빠르면', unit: '영업일 뒤', wrong: '0일부터 60일까지 적어 주세요.' },
  { field: 'until_days', label: '늦으면', unit: '영업일 뒤', wrong: '빠른 날보다 앞설 수 없어요.' },
  { field: 'cutoff', label: '당일 접수 마감', unit: '시', wrong: '0시부터 24시까지 적어 주세요.' },
];
const texts = [
  {
    field: 'pickup',
    label: '픽업 장소 (선택)',
    wrong: '120자까지 적을 수 있어요.',
    hint: '비워 두면 픽업을 받지 않아요.',
  },
  {
    field: 'pickup_hours',
    label: '픽업 시간 (선택)',
    wrong: '60자까지 적을 수 있어요.',
    hint: '예: 평일 10시~18시. 찾으러 오라는 메일에 함께 적어요.',
  },
] as const;

/** When goods arrive, and where and when they can be fetched. */
export const DeliveryForm = ({ config: { delivery, revision } }: { config: SiteConfig }) => {
  const [change, { isLoading }] = useChangeDeliveryMutation();
  const {
    typed,
    change: type,
    isWrong,
    form,
  } = useTyped<Typed, DeliveryTerms>({
    before: delivery,
    schema: deliveryTerms as z.ZodType<DeliveryTerms>,
    save: (fields) => change({ fields, revision }),
    saved: '배송 안내를 저장했어요.',
  });
  return (
    <TermsForm {...form} busy={isLoading}>
      <NumberFields rows={rows} typed={typed} isWrong={isWrong} onChange={type} />
      {texts.map(({ field, label, wrong, hint }) => (
        <TextField
          key={field}
          label={label}
          value={typed[field]}
          onChange={({ target }) => type({ [field]: target.value })}
          error={isWrong(field)}
          helperText={isWrong(field) ? wrong : hint}
          sx={{ gridColumn: '1 / -1' }}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
      ))}
    </TermsForm>
  );
};
