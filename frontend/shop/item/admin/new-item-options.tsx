import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { type ItemKind, maxItemOptions } from '@maru/contracts/shop/item/item.fields';
import GridOnRounded from '@mui/icons-material/GridOnRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type DraftErrors, emptyOption, type OptionDraft } from './item-draft.ts';
import { MatrixDialog } from './matrix/matrix-dialog.tsx';
import { type Matrix, newOptionOf } from './matrix/matrix.ts';
import { OptionFields } from './option-fields.tsx';

export interface NewItemOptionsProps {
  readonly options: readonly OptionDraft[];
  readonly errors: DraftErrors;
  readonly kind: ItemKind;
  readonly onChange: (options: readonly OptionDraft[]) => void;
}

const errorsAt = (errors: DraftErrors, at: number) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      path.startsWith(`${at}.`) ? [[path.slice(`${at}.`.length), text]] : [],
    ),
  );

/** What was typed already; a row without a name is none. */
const matrixIn = (options: readonly OptionDraft[]): Matrix => {
  const prices = options.flatMap(({ price }) => price ?? []);
  const base = prices.length > 0 ? Math.min(...prices) : null;
  return {
    base,
    rows: options
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, price, stock, code = '', off = false }) => ({
        name,
        extra: String((price ?? base ?? 0) - (base ?? 0)),
        stock: String(stock ?? 0),
        code,
        on: !off,
      })),
  };
};

/** The options a new item begins with: at least one. */
export const NewItemOptions = ({ options, errors, kind, onChange }: NewItemOptionsProps) => {
  const [open, setOpen] = useState(false);
  const take = ({ base, rows }: Matrix) => {
    onChange(rows.map((row) => newOptionOf(row, base, kind)));
    setOpen(false);
  };
  return (
    <Stack sx={{ gap: 2, mt: 2.5 }}>
      {options.map((option, at) => (
        <Stack
          key={at}
          direction="row"
          role="group"
          aria-label={`옵션 ${at + 1}`}
          sx={{ gap: 1, alignItems: 'flex-start' }}
        >
          <OptionFields
            option={option}
            errors={errorsAt(errors, at)}
            kind={kind}
            onChange={(changed) => onChange(options.map((one, place) => (place === at ? changed : one)))}
          />
          {options.length > 1 ? (
            <IconButton
              aria-label={`옵션 ${at + 1} 삭제`}
              onClick={() => onChange(options.filter((_, place) => place !== at))}
              sx={{ mt: 1 }}
            >
              <CloseRounded fontSize="small" />
            </IconButton>
          ) : null}
        </Stack>
      ))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          startIcon={<AddRounded />}
          disabled={options.length >= maxItemOptions}
          onClick={() => onChange([...options, emptyOption])}
        >
          옵션 추가
        </Button>
        <Button startIcon={<GridOnRounded />} onClick={() => setOpen(true)}>
          조합으로 만들기
        </Button>
      </Stack>
      {open ? (
        <MatrixDialog
          kind={kind}
          matrix={matrixIn(options)}
          confirm="옵션 쓰기"
          onSave={take}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Stack>
  );
};
