import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { Kbd } from '../../design/kbd.tsx';
import type { PaletteItem } from '../../kernel/palette.ts';
import { PaletteList } from './palette-list.tsx';
import { useFoundItems } from './use-found-items.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const Hint = ({ items, searching, failed, retry }: ReturnType<typeof useFoundItems>) => {
  if (failed)
    return (
      <Stack role="alert" sx={{ px: 2.5, py: 3, gap: 1.5, alignItems: 'center', color: 'text.secondary' }}>
        <Typography variant="body2" sx={{ textAlign: 'center' }}>
          {items.length > 0 ? '일부를 검색하지 못했어요.' : '검색하지 못했어요.'} 인터넷 연결을 확인해 주세요.
        </Typography>
        <Button size="small" variant="outlined" onClick={retry}>
          다시 시도
        </Button>
      </Stack>
    );
  if (items.length > 0) return null;
  return (
    <Typography variant="body2" role="status" sx={{ px: 2.5, py: 4, textAlign: 'center', color: 'text.secondary' }}>
      {searching ? '찾고 있어요…' : '찾는 것이 없어요. 다른 말로 찾아보세요.'}
    </Typography>
  );
};

const Foot = () => (
  <Stack
    direction="row"
    sx={{
      gap: 2,
      px: 2.5,
      py: 1.25,
      borderTop: '1px solid',
      borderColor: 'divider',
      color: 'text.secondary',
      fontSize: 13,
      display: { xs: 'none', sm: 'flex' },
    }}
  >
    <span>
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> 이동
    </span>
    <span>
      <Kbd>Enter</Kbd> 열기
    </span>
    <span>
      <Kbd>Esc</Kbd> 닫기
    </span>
  </Stack>
);

const Content = ({ onClose }: { onClose: () => void }) => {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const found = useFoundItems(text);
  const { items } = found;
  const current = Math.min(at, Math.max(0, items.length - 1));
  const run = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    item.run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && items.length > 0) setAt((current + step + items.length) % items.length);
    else if (event.key === 'Enter') run(items[current]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1.5, px: 2.5, height: 60, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <SearchRounded sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder="검색하거나 할 일을 입력하세요"
          onKeyDown={press}
          sx={{ fontSize: 17 }}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          inputProps={{
            role: 'combobox',
            'aria-label': '검색',
            'aria-expanded': true,
            'aria-controls': 'palette-list',
            'aria-autocomplete': 'list',
            ...(items.length > 0 && { 'aria-activedescendant': `palette-${current}` }),
          }}
        />
      </Stack>
      <Box sx={{ py: 1 }}>
        <PaletteList items={items} current={current} onHover={setAt} onRun={run} />
        <Hint {...found} />
      </Box>
      <Foot />
    </>
  );
};

export const CommandPalette = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    fullWidth
    maxWidth="sm"
    slotProps={{
      container: { sx: { alignItems: 'flex-start' } },
      paper: { 'aria-label': '검색 또는 이동', sx: { mt: { xs: 2, sm: '12vh' } } },
    }}
  >
    <Content onClose={onClose} />
  </Dialog>
);
