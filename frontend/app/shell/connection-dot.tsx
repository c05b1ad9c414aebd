import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useConnection } from '../../kernel/live/use-room.ts';
import type { Connection } from '../../kernel/live/live.slice.ts';

const looks: Readonly<Record<Connection, { readonly text: string; readonly tone: 'green' | 'amber' | 'red' }>> = {
  connected: { text: '실시간으로 연결되어 있어요', tone: 'green' },
  connecting: { text: '다시 연결하고 있어요. 보던 내용은 그대로예요', tone: 'amber' },
  offline: { text: '연결이 끊겼어요. 보는 것은 되지만 새 소식은 연결된 뒤에 와요', tone: 'red' },
};

/** Whether changes of others arrive by themselves. Shape differs too: a ring when they do not. */
export const ConnectionDot = () => {
  const { text, tone } = looks[useConnection()];
  const isOn = tone === 'green';
  return (
    <Tooltip title={text}>
      <IconButton aria-label={text} role="status" sx={{ p: 1.25 }}>
        <Box
          sx={{
            width: 10,
            height: 10,
            borderRadius: '50%',
            border: '2px solid',
            borderColor: `tones.${tone}.solid`,
            bgcolor: isOn ? `tones.${tone}.solid` : 'transparent',
          }}
        />
      </IconButton>
    </Tooltip>
  );
};
