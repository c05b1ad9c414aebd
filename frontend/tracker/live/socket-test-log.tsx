import { relayTable } from '@maru/contracts/tracker/live/tracker.relays';
import { useCallback, useEffect, useState } from 'react';
import { useLive } from '../../kernel/live/use-room.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../design/empty-state.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';

const socketEvents: readonly string[] = [
  'welcome',
  'removed',
  ...relayTable.flatMap(({ event, deletedEvent }) => (deletedEvent ? [event, deletedEvent] : [event])),
];

export interface LogLine {
  readonly key: number;
  readonly at: number;
  readonly way: 'in' | 'out' | 'ack';
  readonly event: string;
  readonly payload: unknown;
}
const most = 200;

/** What went over the connection while the screen was open, newest first. */
export const useSocketLog = () => {
  const live = useLive();
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const add = useCallback(
    (way: LogLine['way'], event: string, payload: unknown) =>
      setLines((before) =>
        [{ key: (before[0]?.key ?? 0) + 1, at: Date.now(), way, event, payload }, ...before].slice(0, most),
      ),
    [],
  );
  useEffect(() => {
    const ends = socketEvents.map((event) => live.on(event, (payload) => add('in', event, payload)));
    return () => ends.forEach((end) => end());
  }, [live, add]);
  return { lines, add, clear: useCallback(() => setLines([]), []) };
};

const ways = {
  in: { label: '받음', tone: 'blue' },
  out: { label: '보냄', tone: 'grey' },
  ack: { label: '응답', tone: 'green' },
} as const;
const clock = new Intl.DateTimeFormat('ko-KR', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

const Line = ({ line: { at, way, event, payload } }: { line: LogLine }) => (
  <Box component="li" sx={{ px: 2, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box component="time" dateTime={new Date(at).toISOString()} sx={{ fontSize: 13, color: 'text.secondary' }}>
        {clock.format(at)}
      </Box>
      <ToneChip {...ways[way]} size="small" />
      <b>{event}</b>
    </Stack>
    <Box
      component="pre"
      tabIndex={0}
      aria-label={`${event} 내용`}
      sx={{
        m: 0,
        mt: 0.5,
        fontSize: 13,
        lineHeight: 1.5,
        color: 'text.secondary',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        maxHeight: 200,
        overflowY: 'auto',
      }}
    >
      {JSON.stringify(payload, null, 1)}
    </Box>
  </Box>
);

export const SocketTestLogList = ({ lines, onClear }: { lines: readonly LogLine[]; onClear: () => void }) => (
  <Card>
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', px: 2, minHeight: 56 }}>
      <Typography variant="h4" component="h2">
        기록
      </Typography>
      <Button size="small" color="inherit" disabled={lines.length === 0} onClick={onClear}>
        비우기
      </Button>
    </Stack>
    {lines.length === 0 ? (
      <EmptyState title="아직 오간 것이 없어요" text="방에 들어간 뒤 다른 창에서 프로젝트나 이슈를 바꿔 보세요." />
    ) : (
      <Box component="ol" aria-label="기록" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </Box>
    )}
  </Card>
);
