import type { TableFilter } from '@maru/contracts/kernel/table';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useClock } from '../../design/clock.ts';
import { seoulDate } from '../../format/seoul-moment.ts';
import { dayPresets } from './day-presets.ts';
import type { FilterValues } from './table-place.ts';

export interface FilterEditorProps {
  readonly name: string;
  readonly filter: TableFilter;
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
}
type ChoiceFilter = Extract<TableFilter, { readonly kind: 'choice' }>;

const ChoiceEditor = ({ name, filter, values, onChange }: FilterEditorProps & { readonly filter: ChoiceFilter }) => {
  const chosen = (values[name] ?? '').split(',').filter(Boolean);
  const turn = (word: string) => {
    // In the order of the words, so that the same choice is always the same address.
    const next = Object.keys(filter.words).filter((one) => (one === word) !== chosen.includes(one));
    onChange({ ...values, [name]: next.join() });
  };
  return (
    <FormGroup aria-label={filter.label} role="group">
      {Object.entries(filter.words).map(([word, label]) => (
        <FormControlLabel
          key={word}
          label={label}
          sx={{ minHeight: 40, '@media (pointer: coarse)': { minHeight: 44 } }}
          control={<Checkbox size="small" checked={chosen.includes(word)} onChange={() => turn(word)} />}
        />
      ))}
    </FormGroup>
  );
};

interface RangeProps extends FilterEditorProps {
  readonly type: 'date' | 'number';
}
const ends = [
  ['_from', '부터'],
  ['_to', '까지'],
] as const;

const RangeFields = ({ name, filter, values, onChange, type }: RangeProps) => (
  <Stack direction="row" sx={{ gap: 1 }}>
    {ends.map(([end, label]) => (
      <TextField
        key={end}
        size="small"
        type={type}
        label={filter.kind === 'won' ? `${label} (원)` : label}
        value={values[name + end] ?? ''}
        onChange={({ target }) => onChange({ ...values, [name + end]: target.value })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { 'aria-label': `${filter.label} ${label}`, ...(type === 'number' && { inputMode: 'numeric' }) },
        }}
      />
    ))}
  </Stack>
);

const DayRangeEditor = (props: FilterEditorProps) => {
  const { name, values, onChange } = props;
  const today = useClock(seoulDate);
  const preset = ({ range }: (typeof dayPresets)[number]) => {
    const { from, to } = range(today);
    return { [`${name}_from`]: from, [`${name}_to`]: to };
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {dayPresets.map((one) => {
          const wanted = preset(one);
          const on = Object.entries(wanted).every(([parameter, day]) => values[parameter] === day);
          return (
            <Chip
              key={one.label}
              label={one.label}
              component="button"
              type="button"
              clickable
              aria-pressed={on}
              variant={on ? 'filled' : 'outlined'}
              color={on ? 'primary' : 'default'}
              onClick={() => onChange({ ...values, ...wanted })}
              sx={{ height: 36, '@media (pointer: coarse)': { height: 44, borderRadius: 99 } }}
            />
          );
        })}
      </Stack>
      <RangeFields {...props} type="date" />
    </Stack>
  );
};

/** How the values of a filter are chosen, by its kind; one thing is chosen on another screen, which leads here. */
export const FilterEditor = ({ filter, ...props }: FilterEditorProps) => {
  switch (filter.kind) {
    case 'choice':
      return <ChoiceEditor {...props} filter={filter} />;
    case 'time':
      return <DayRangeEditor {...props} filter={filter} />;
    case 'number':
    case 'won':
      return <RangeFields {...props} filter={filter} type="number" />;
    case 'id':
      return null;
  }
};

/** Whether somebody can choose its values here. */
export const hasEditor = ({ kind }: TableFilter) => kind !== 'id';
