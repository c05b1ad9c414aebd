import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { rejections } from '@maru/contracts/kernel/rejections';
import { type FormEvent, useState } from 'react';
import { useLive } from '../../kernel/live/use-room.ts';
import type { Acknowledgement } from '../../kernel/live/live-socket.ts';
import type { LogLine } from './socket-test-log.ts';

const said = (answer: Acknowledgement | undefined) => {
  if (!answer) return '응답이 오지 않았어요. 연결을 확인해 주세요.';
  if (answer.ok)
    return answer.positions === undefined
      ? '됐어요.'
      : `됐어요. 위치 ${Math.max(0, ...Object.values(answer.positions))}`;
  return `거절됐어요. ${rejections[answer.code]?.message ?? answer.code}`;
};

/** Enters and leaves rooms by name and shows what the server answers. */
export const SocketTestRooms = ({
  onLog,
}: {
  onLog: (way: LogLine['way'], event: string, payload: unknown) => void;
}) => {
  const live = useLive();
  const [room, setRoom] = useState('projects');
  const [result, setResult] = useState('');
  const ask = async (event: 'join' | 'leave') => {
    onLog('out', event, room.trim());
    const answer = await live.ask(event, room.trim());
    onLog('ack', event, answer ?? null);
    setResult(said(answer));
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
