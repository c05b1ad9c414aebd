import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

const look = {
  mt: 2,
  p: 2,
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'divider',
  maxHeight: 480,
  overflow: 'auto',
  fontSize: 15,
  lineHeight: 1.7,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& ins': { bgcolor: 'tones.green.soft', color: 'tones.green.text', fontWeight: 600 },
  '& del': { bgcolor: 'tones.red.soft', color: 'tones.red.text' },
} as const;

const linesAround = 2;
/** Of what stays the same, the lines beside a change; a long way between them is left out. */
const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  const lines = text.split('\n');
  const head = isFirst ? [] : lines.slice(0, linesAround + 1);
  const tail = isLast ? [] : lines.slice(-linesAround - 1);
  return lines.length <= head.length + tail.length + linesAround ? text : [...head, '⋯', ...tail].join('\n');
};

export interface TextDifferencesProps {
  readonly before: string;
  readonly after: string;
}
/** Where the later text differs, with what was added underlined and what was taken out struck through. */
export const TextDifferences = ({ before, after }: TextDifferencesProps) => {
  const parts = useMemo(() => diffWordsWithSpace(before.trim(), after.trim()), [before, after]);
  if (parts.every(({ added, removed }) => !added && !removed))
    return <Typography sx={{ mt: 2, color: 'text.secondary' }}>다른 곳이 없어요.</Typography>;
  return (
    <Box tabIndex={0} role="region" aria-label="바뀐 곳" sx={look}>
      {parts.map(({ value, added, removed }, at) => {
        if (added) return <ins key={at}>{value}</ins>;
        if (removed) return <del key={at}>{value}</del>;
        return <span key={at}>{shortened(value, at === 0, at === parts.length - 1)}</span>;
      })}
    </Box>
  );
};
