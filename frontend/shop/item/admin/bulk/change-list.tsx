import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { number } from '../../../../format/number.ts';

/** What would become of one thing. */
export interface Change<Line> {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Of the bulk action; null where nothing changes. */
  readonly line: Line | null;
  /** Why it cannot be done. */
  readonly problem?: string | undefined;
}

const shownAtFirst = 50;
const rowLook = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  px: 1.5,
  py: 1,
  fontSize: 14,
} as const;
const listLook = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 280,
  overflowY: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

const Row = ({ change: { name, before, after, line, problem } }: { readonly change: Change<unknown> }) => (
  <Box component="li" sx={rowLook}>
    <Box sx={{ minWidth: 0, flex: '1 1 160px', overflowWrap: 'anywhere' }}>{name}</Box>
    <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {line === null && !problem ? `${before} 그대로` : `${before} → `}
      </Box>
      {line === null && !problem ? null : (
        <Box component="strong" sx={problem ? { color: 'tones.red.text' } : {}}>
          {after}
        </Box>
      )}
    </Box>
    {problem ? (
      <Typography variant="body2" sx={{ flexBasis: '100%', color: 'tones.red.text' }}>
        {problem}
      </Typography>
    ) : null}
  </Box>
);

/** Each thing with what it is and what it would be; what cannot be done stands first, what stays as it is last. */
export const ChangeList = ({ changes }: { readonly changes: readonly Change<unknown>[] }) => {
  const [shown, setShown] = useState(shownAtFirst);
  const rank = ({ line, problem }: Change<unknown>) => {
    if (problem) return 0;
    return line === null ? 2 : 1;
  };
  const inOrder = changes.toSorted((one, other) => rank(one) - rank(other));
  return (
    <Box>
      <Box component="ul" tabIndex={0} aria-label="바뀌는 값" sx={listLook}>
        {inOrder.slice(0, shown).map((change) => (
          <Row key={change.key} change={change} />
        ))}
      </Box>
      {shown < changes.length ? (
        <Button size="small" onClick={() => setShown(changes.length)}>
          {`더 보기 (${number(changes.length - shown)})`}
        </Button>
      ) : null}
    </Box>
  );
};
