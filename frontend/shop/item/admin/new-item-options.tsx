import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { type ItemKind, maxItemOptions } from '@maru/contracts/shop/item/item.fields';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type DraftErrors, emptyOption, type OptionDraft } from './item-draft.ts';
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

/** The options a new item begins with: at least one. */
export const NewItemOptions = ({ options, errors, kind, onChange }: NewItemOptionsProps) => (
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
    <Button
      startIcon={<AddRounded />}
      disabled={options.length >= maxItemOptions}
      onClick={() => onChange([...options, emptyOption])}
      sx={{ alignSelf: 'flex-start' }}
    >
      옵션 추가
    </Button>
  </Stack>
);
