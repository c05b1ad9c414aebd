import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Connection } from '../../kernel/live/live.slice.ts';
import { useConnection, useLive } from '../../kernel/live/use-room.ts';
import { ToneChip } from '../../design/tone-chip.tsx';
import type { Tone } from '../../design/tokens.ts';
import { type LogLine, SocketTestLogList, useSocketLog } from './socket-test-log.tsx';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { rejections } from '@maru/contracts/kernel/rejections';
import type { Acknowledgement } from '../../kernel/live/live-socket.ts';
import { PageHeader } from '../../design/page-header.tsx';
import { Page } from '../../design/page.tsx';

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

const SocketTestConnection = ({ lines }: { lines: readonly LogLine[] }) => {
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

const answerText = (answer: Acknowledgement | undefined) => {
  if (!answer) return '응답이 오지 않았어요. 연결을 확인해 주세요.';
  if (answer.ok)
    return answer.positions === undefined
      ? '됐어요.'
      : `됐어요. 위치 ${Math.max(0, ...Object.values(answer.positions))}`;
  return `거절됐어요. ${rejections[answer.code]?.message ?? answer.code}`;
};

const SocketTestRooms = ({ onLog }: { onLog: (way: LogLine['way'], event: string, payload: unknown) => void }) => {
  const live = useLive();
  const [room, setRoom] = useState('projects');
  const [result, setResult] = useState('');
  const ask = async (event: 'join' | 'leave') => {
    onLog('out', event, room.trim());
    const answer = await live.ask(event, room.trim());
    onLog('ack', event, answer ?? null);
    setResult(answerText(answer));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask('join');
  };
  return (
    <Card component="form" onSubmit={submit} sx={{ p: 2 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        방
      </Typography>
      <TextField
        label="방 이름"
        value={room}
        onChange={({ target }) => setRoom(target.value)}
        placeholder="projects, project:{id}, issue:{id}"
        helperText={result || 'projects, project:{id}, issue:{id}'}
        autoComplete="off"
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: 80, spellCheck: false },
          formHelperText: { role: 'status' },
        }}
      />
      <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
        <Button type="submit" variant="contained" disabled={room.trim() === ''}>
          들어가기
        </Button>
        <Button variant="outlined" color="inherit" disabled={room.trim() === ''} onClick={() => void ask('leave')}>
          나가기
        </Button>
      </Stack>
    </Card>
  );
};

/** `/request/sockettest`: shows the live connection at work. */
export const SocketTestScreen = () => {
  const live = useLive();
  const { lines, add, clear } = useSocketLog();
  useEffect(() => {
    // One that was open before has answerText its welcome: a fresh one is opened to be seen from its first word.
    live.close();
    void live.open();
  }, [live]);
  return (
    <Page>
      <PageHeader title="실시간 연결 확인" text="연결 상태와 서버가 보내는 알림을 살펴봐요." />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '360px 1fr' }, alignItems: 'start' }}>
        <Stack sx={{ gap: 2 }}>
          <SocketTestConnection lines={lines} />
          <SocketTestRooms onLog={add} />
        </Stack>
        <SocketTestLogList lines={lines} onClear={clear} />
      </Box>
    </Page>
  );
};
