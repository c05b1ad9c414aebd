import type { Sale } from '@maru/contracts/shop/item/item.fields';
import { holdsAt } from '@maru/contracts/shop/item/item.price';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useDispatch } from '../../../kernel/state/hooks.ts';
import { offerAction, snackbarShown } from '../../../kernel/snackbar/snackbar.slice.ts';
import { SectionCard } from '../../../design/section-card.tsx';
import { useSetItemSaleMutation } from './item-admin.api.ts';
import { readSale, type SaleField, saleDraftOf } from './sale-draft.ts';
import { SalePrice } from './sale-price.tsx';
import { WholeNumberField } from '../../../design/whole-number-field.tsx';

const inWords = (sale: Sale | null, now: number) => {
  if (!sale || Date.parse(sale.until) <= now) return '정한 기간에만 모든 옵션이 할인돼요.';
  return holdsAt(sale, now) ? `지금 ${sale.percent}% 할인 중이에요.` : `${sale.percent}% 할인이 예정되어 있어요.`;
};

/** From when until when how much is off. */
export const ItemSale = ({ item }: { item: ItemDocument }) => {
  const { id, sale } = item;
  const dispatch = useDispatch();
  const [opened] = useState(Date.now);
  const [draft, setDraft] = useState(() => saleDraftOf(sale, opened));
  const [errors, setErrors] = useState<Partial<Record<SaleField, string>>>({});
  const [setSale, { isLoading }] = useSetItemSaleMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readSale(draft, Date.now());
    setErrors('errors' in read ? read.errors : {});
    if ('sale' in read && (await setSale({ id, sale: read.sale })).data) dispatch(snackbarShown('할인을 저장했어요.'));
  };
  const end = async () => {
    if ((await setSale({ id, sale: null })).data)
      dispatch(offerAction('할인을 없앴어요.', { label: '실행 취소', run: () => void setSale({ id, sale }) }));
  };
  const time = (field: 'from' | 'until', label: string) => (
    <TextField
      type="datetime-local"
      label={label}
      value={draft[field]}
      onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
      error={errors[field] !== undefined}
      helperText={errors[field]}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <SectionCard title="할인" text={inWords(sale, opened)}>
      <Stack component="form" noValidate onSubmit={(event: FormEvent) => void submit(event)} sx={{ gap: 2, mt: 2.5 }}>
        <WholeNumberField
          label="할인율"
          unit="%"
          value={draft.percent}
          onChange={(percent) => setDraft({ ...draft, percent })}
          error={errors.percent}
        />
        <SalePrice item={item} percent={draft.percent} />
        {time('from', '시작')}
        {time('until', '끝')}
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button type="submit" variant="outlined" loading={isLoading}>
            할인 저장
          </Button>
          {sale ? (
            <Button color="inherit" disabled={isLoading} onClick={() => void end()}>
              할인 없애기
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </SectionCard>
  );
};
