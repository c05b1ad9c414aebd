import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { number } from '../../format/number.ts';

export interface IssueCountProps {
  readonly open: number;
  readonly count: number;
  /** Says what the numbers are where no heading does. */
  readonly labelled?: boolean;
}

const quiet = { color: 'text.secondary' } as const;
const Words = ({ open, count, labelled }: Required<IssueCountProps>) => (
  <Box component="span" sx={{ fontSize: 14, lineHeight: 1.3, whiteSpace: 'nowrap' }}>
    {open === 0 ? (
      `${number(count)}개 모두 완료`
    ) : (
      <Box component="span" sx={quiet}>
        {labelled ? '열린 이슈 ' : null}
        <Box component="b" sx={{ color: 'text.primary' }}>
          {number(open)}
        </Box>
        {` / ${number(count)}`}
      </Box>
    )}
  </Box>
);

/** Issues still open of all, in words and as a thin bar; once none is open both say that all is done. */
export const IssueCount = ({ open, count, labelled = false }: IssueCountProps) => {
  if (count === 0)
    return (
      <Box component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
        이슈 없음
      </Box>
    );
  const isDone = open === 0;
  return (
    <Stack
      role="img"
      aria-label={isDone ? `이슈 ${number(count)}개 모두 완료` : `열린 이슈 ${number(open)}개, 전체 ${number(count)}개`}
      sx={{ gap: 0.75, minWidth: 96 }}
    >
      <Words open={open} count={count} labelled={labelled} />
      <Box sx={{ height: 4, borderRadius: 2, bgcolor: 'surface.sunken', overflow: 'hidden' }}>
        <Box
          style={{ width: isDone ? '100%' : `${(open / count) * 100}%` }}
          sx={{
            height: '100%',
            minWidth: 4,
            bgcolor: isDone ? 'tones.green.solid' : 'primary.main',
            borderRadius: 2,
            transition: 'width 160ms',
          }}
        />
      </Box>
    </Stack>
  );
};
