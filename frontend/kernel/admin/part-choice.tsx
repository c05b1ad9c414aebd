import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export interface PartChoiceProps<P extends string> {
  readonly label: string;
  readonly parts: Readonly<Record<P, string>>;
  readonly value: P;
  readonly onChange: (part: P) => void;
}

/** One of a few, shown at a time. */
export const PartChoice = <P extends string>({ label, parts, value, onChange }: PartChoiceProps<P>) => (
  <Stack direction="row" role="group" aria-label={label} sx={{ gap: 0.75, flexWrap: 'wrap' }}>
    {Object.entries<string>(parts).map(([part, words]) => (
      <Chip
        key={part}
        label={words}
        aria-pressed={value === part}
        color={value === part ? 'primary' : 'default'}
        onClick={() => onChange(part as P)}
        sx={{ height: 36, borderRadius: 99, '@media (pointer: coarse)': { height: 44 } }}
      />
    ))}
  </Stack>
);
