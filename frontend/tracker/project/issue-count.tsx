import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { number } from '../../format/number.ts';

export interface IssueCountProps {
  readonly open: number;
  readonly count: number;
  /** Says what the numbers are where no heading does. */
  readonly labelled?: boolean;
}

/** Issues still open of all, with a thin bar of what is done. */
export const IssueCount = ({ open, count, labelled = false }: IssueCountProps) => {
  if (count === 0)
    return (
      <Box component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
        이슈 없음
      </Box>
    );
  const done = Math.round(((count - open) / count) * 100);
  return (
    <Stack
      role="img"
      aria-label={`열린 이슈 ${number(open)}개, 전체 ${number(count)}개`}
      sx={{ gap: 0.75, minWidth: 96 }}
    >
      <Box component="span" sx={{ fontSize: 14, lineHeight: 1.3, whiteSpace: 'nowrap' }}>
        {labelled ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            열린 이슈{' '}
          </Box>
        ) : null}
        <b>{number(open)}</b>
        <Box component="span" sx={{ color: 'text.secondary' }}>{` / ${number(count)}`}</Box>
      </Box>
      <Box sx={{ height: 4, borderRadius: 2, bgcolor: 'surface.sunken', overflow: 'hidden' }}>
        <Box
          sx={{
            height: '100%',
            width: `${done}%`,
            bgcolor: done === 100 ? 'tones.green.solid' : 'primary.main',
            borderRadius: 2,
            transition: 'width 160ms',
          }}
        />
      </Box>
    </Stack>
  );
};
