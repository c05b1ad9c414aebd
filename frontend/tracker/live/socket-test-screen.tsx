import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useLive } from '../../kernel/live/use-room.ts';
import { PageHeader } from '../../design/page-header.tsx';
import { Page } from '../../design/page.tsx';
import { SocketTestConnection } from './socket-test-connection.tsx';
import { useSocketLog } from './socket-test-log.ts';
import { SocketTestLogList } from './socket-test-log-list.tsx';
import { SocketTestRooms } from './socket-test-rooms.tsx';

/** `/request/sockettest`: shows the live connection at work. */
export const SocketTestScreen = () => {
  const live = useLive();
  const { lines, add, clear } = useSocketLog();
  useEffect(() => {
    // One that was open before has said its welcome: a fresh one is opened to be seen from its first word.
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
