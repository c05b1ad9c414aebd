import { mostDays } from '@maru/contracts/kernel/days-of-periods';
import { dateText, dayOfText } from '@maru/contracts/kernel/seoul-days';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PlainSelect } from '../../design/plain-select.tsx';
import { type Asked, type PeriodChoice, periodWords } from './use-period.ts';

const grainWords = [
  ['day', '일별'],
  ['week', '주별'],
  ['month', '월별'],
] as const;

interface PeriodBarProps {
  readonly asked: Asked;
  readonly today: string;
  readonly onChange: (changes: Partial<Asked>) => void;
}

const OwnDays = ({ asked: { from, to }, today, onChange }: PeriodBarProps) => {
  const set = (changes: Partial<Asked>) => {
    const next = { from, to, ...changes };
    const days = dayOfText(next.to) - dayOfText(next.from);
    if (days >= 0 && days < mostDays) onChange(next);
  };
  const field = (label: string, name: 'from' | 'to', bounds: { readonly min: string; readonly max: string }) => (
    <TextField
      label={label}
      type="date"
      size="small"
      value={name === 'from' ? from : to}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: bounds }}
      sx={{ '& input': { minHeight: 27 } }}
    />
  );
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {field('시작일', 'from', { min: dateText(dayOfText(to) - mostDays + 1), max: to })}
      {field('마지막 날', 'to', { min: from, max: today })}
    </Stack>
  );
};

/** Which days the figures are of. */
export const PeriodBar = (props: PeriodBarProps) => {
  const { asked, onChange } = props;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack direction="row" role="group" aria-label="기간" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        {Object.entries(periodWords).map(([choice, label]) => (
          <Chip
            key={choice}
            label={label}
            aria-pressed={asked.choice === choice}
            color={asked.choice === choice ? 'primary' : 'default'}
            onClick={() => onChange({ choice: choice as PeriodChoice })}
            sx={{ height: 36, borderRadius: 99, '@media (pointer: coarse)': { height: 44 } }}
          />
        ))}
      </Stack>
      {asked.choice === 'own' ? <OwnDays {...props} /> : null}
      <PlainSelect
        label="묶음"
        value={asked.by}
        options={grainWords}
        onChange={(wanted) =>
          onChange({ by: grainWords.map(([grain]) => grain).find((grain) => grain === wanted) ?? 'day' })
        }
      />
    </Stack>
  );
};
