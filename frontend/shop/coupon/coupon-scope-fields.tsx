import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useItemCategoriesQuery } from '../item/item.api.ts';
import { useItemNamesQuery } from './coupon.api.ts';
import type { CouponDraft } from './coupon-draft.ts';

interface ScopeProps {
  readonly draft: CouponDraft;
  readonly change: (changes: Partial<CouponDraft>) => void;
}

/** What a discount is for: everything, or these categories and items; and whose orders. */
export const ScopeFields = ({ draft, change }: ScopeProps) => {
  const { data: categories = [] } = useItemCategoriesQuery();
  const { data: items = [] } = useItemNamesQuery();
  return (
    <Stack sx={{ gap: 2 }}>
      <Autocomplete
        multiple
        options={categories.map(({ name }) => name)}
        value={[...draft.categories]}
        onChange={(_, chosen) => change({ categories: chosen })}
        noOptionsText="분류가 없어요."
        renderInput={(params) => (
          <TextField {...params} label="할인할 분류 (선택)" helperText="분류와 상품을 모두 비우면 전체 상품이에요." />
        )}
      />
      <Autocomplete
        multiple
        options={[...items]}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        value={[...draft.items]}
        onChange={(_, chosen) => change({ items: chosen })}
        noOptionsText="상품이 없어요."
        renderInput={(params) => <TextField {...params} label="할인할 상품 (선택)" />}
      />
      <FormControlLabel
        control={<Checkbox checked={draft.first_order} onChange={(_, first_order) => change({ first_order })} />}
        label="첫 주문에만"
      />
    </Stack>
  );
};
