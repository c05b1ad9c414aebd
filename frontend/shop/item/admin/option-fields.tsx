import type { ItemKind } from '@maru/contracts/shop/item/item.fields';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { DraftErrors, OptionDraft } from './item-draft.ts';
import { WholeNumberField } from '../../../design/whole-number-field.tsx';

export interface OptionFieldsProps {
  readonly option: OptionDraft;
  readonly errors: DraftErrors;
  readonly kind: ItemKind;
  /** An option that is there has its stock moved with a reason. */
  readonly withStock?: boolean;
  readonly onChange: (option: OptionDraft) => void;
}

/** Name, price, and how many there are of one option. */
export const OptionFields = ({ option, errors, kind, withStock = true, onChange }: OptionFieldsProps) => (
  <Box
    sx={{
      flex: 1,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' },
      '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
    }}
  >
    <TextField
      required
      label="옵션 이름"
      value={option.name}
      onChange={({ target }) => onChange({ ...option, name: target.value })}
      error={errors['name'] !== undefined}
      helperText={errors['name'] ?? ''}
    />
    <WholeNumberField
      required
      label="가격"
      unit="원"
      value={option.price}
      onChange={(price) => onChange({ ...option, price })}
      error={errors['price']}
    />
    {withStock && kind === 'goods' ? (
      <WholeNumberField
        required
        label="재고"
        unit="개"
        value={option.stock}
        onChange={(stock) => onChange({ ...option, stock })}
        error={errors['stock']}
      />
    ) : null}
  </Box>
);
