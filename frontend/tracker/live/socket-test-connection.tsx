import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Connection } from '../../kernel/live/live.slice.ts';
import { useLive, useConnection } from '../../kernel/live/use-room.ts';
import { ToneChip } from '../../design/tone-chip.tsx';
import type { Tone } from '../../design/tokens.ts';
import type { LogLine } from './socket-test-log.ts';

const looks: Readonly<Record<Connection, { readonly label: string; readonly tone: Tone }>> = {
  connected: { label: '연결됨', tone: 'green' },
  connecting: { label: '연결하는 중', tone: 'amber' },
  offline: { label: '끊김', tone: 'red' },
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack direction="row" sx={{ gap: 2, minHeight: 40, alignItems: 'center' }}>
    <Box component="dt" sx={{ width: 88, flexShrink: 0, fontSize: 14, color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0, fontSize: 15, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Stack>
);

interface Welcome {
  readonly id?: string;
  readonly name?: string;
  readonly no?: number;
}
const welcomeIn = (lines: readonly LogLine[]) =>
  lines.find(({ event, way }) => event === 'welcome' && way === 'in')?.payload as Welcome | undefined;

/** How the connection is, by what means, and as whom. */
export const SocketTestConnection = ({ lines }: { lines: readonly LogLine[] }) => {
  const live = useLive();
  const connection = useConnection();
  const welcome = connection === 'connected' ? welcomeIn(lines) : undefined;
  const again = () => {
    live.close();
    void live.open();
  };
  return (
    <Card sx={{ p: 2 }}>
      <Box component="dl" sx={{ m: 0 }} aria-live="polite">
        <Fact name="상태">
          <ToneChip {...looks[connection]} />
        </Fact>
        <Fact name="전송 방식">{live.transport() ?? '–'}</Fact>
        <Fact name="사용자">{welcome ? `${welcome.name} (${welcome.no})` : '–'}</Fact>
        <Fact name="ID">{welcome?.id ?? '–'}</Fact>
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
        <Button variant="outlined" color="inherit" onClick={again}>
          다시 연결
        </Button>
        <Button color="inherit" disabled={connection === 'offline'} onClick={() => live.close()}>
          끊기
        </Button>
      </Stack>
    </Card>
  );
};
