import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { number } from '../../../../format/number.ts';
import { axesOf, combinationsOf } from './matrix.ts';

export interface MatrixAxesProps {
  /** Of the options that are there. */
  readonly names: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
}

const examples = [
  ['첫째 옵션 값', '예: 검정, 흰색'],
  ['둘째 옵션 값', '예: S, M, L'],
  ['셋째 옵션 값', '예: 유광, 무광'],
] as const;

/** What can be chosen, one axis after the other; the grid gets each combination. */
export const MatrixAxes = ({ names, onNames }: MatrixAxesProps) => {
  const [axes, setAxes] = useState(() => axesOf(names));
  const wanted = combinationsOf(axes);
  return (
    <Box role="group" aria-label="옵션 조합" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, 1fr)' } }}>
        {examples.map(([label, example], at) => (
          <TextField
            key={label}
            size="small"
            label={label}
            placeholder={example}
            value={axes[at] ?? ''}
            onChange={({ target }) =>
              setAxes((now) => examples.map((_, place) => (place === at ? target.value : (now[place] ?? ''))))
            }
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
      <Button
        variant="outlined"
        disabled={wanted.length === 0}
        onClick={() => onNames(wanted)}
        sx={{ justifySelf: 'start' }}
      >
        {wanted.length === 0 ? '조합 만들기' : `조합 ${number(wanted.length)}개 만들기`}
      </Button>
    </Box>
  );
};
