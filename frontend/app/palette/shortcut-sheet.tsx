import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { grouped } from './grouped.ts';
import { Kbd } from '../../design/kbd.tsx';
import { keyCaps } from '../../kernel/keys.ts';
import { type Shortcut, shortcuts } from '../../kernel/shortcuts.ts';

const Keys = ({ keys }: { keys: string }) => (
  <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
    {keyCaps(keys).map((caps, stroke) => (
      <Fragment key={caps.join('+')}>
        {stroke > 0 ? <Typography variant="caption">다음</Typography> : null}
        {caps.map((cap) => (
          <Kbd key={cap}>{cap}</Kbd>
        ))}
      </Fragment>
    ))}
  </Stack>
);

const Group = ({ title, rows }: { title: string; rows: readonly Shortcut[] }) => (
  <Box component="section" sx={{ mb: 2.5, breakInside: 'avoid' }}>
    <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
      {title}
    </Typography>
    {rows.map(({ keys, label }) => (
      <Stack
        key={`${keys} ${label}`}
        direction="row"
        sx={{ minHeight: 36, alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
      >
        <Typography variant="body2">{label}</Typography>
        <Keys keys={keys} />
      </Stack>
    ))}
  </Box>
);

export const ShortcutSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const groups = grouped(shortcuts.useAll(), ({ group }) => group);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcut-sheet">
      <DialogTitle
        id="shortcut-sheet"
        variant="h3"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
      >
        키보드 단축키
        <IconButton onClick={onClose} aria-label="닫기">
          <CloseRounded fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ columns: { sm: 2 }, columnGap: 5, pb: 3 }}>
        {[...groups].map(([title, rows]) => (
          <Group key={title} title={title} rows={rows} />
        ))}
      </DialogContent>
    </Dialog>
  );
};
