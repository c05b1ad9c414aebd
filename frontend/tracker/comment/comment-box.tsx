import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import SendRounded from '@mui/icons-material/SendRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';

export interface CommentBoxProps {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  readonly onPictures: (files: readonly File[]) => void;
  readonly waiting: number;
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Where one writes: it grows with the text, Enter is a new line, Ctrl or ⌘ with it sends. */
export const CommentBox = ({ input, text, onText, onSend, onPictures, waiting }: CommentBoxProps) => {
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    onPictures(files);
  };
  return (
    <Stack
      sx={{
        px: { xs: 1.5, sm: 3 },
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'flex-end',
          gap: 0.5,
          pl: 0.5,
          pr: 0.5,
          py: 0.5,
          borderRadius: '14px',
          border: '1px solid',
          borderColor: 'divider',
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        <IconButton
          aria-label={waiting > 0 ? `이미지 ${waiting}장과 함께 쓰기` : '이미지와 함께 쓰기'}
          onClick={() => onPictures([])}
          sx={{ width: 40, height: 40 }}
        >
          <Badge badgeContent={waiting || null} color="primary">
            <AddPhotoAlternateRounded />
          </Badge>
        </IconButton>
        <InputBase
          inputRef={input}
          multiline
          maxRows={8}
          fullWidth
          value={text}
          placeholder="댓글 쓰기"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
          onPaste={paste}
          slotProps={{ input: { 'aria-label': '댓글 쓰기', maxLength: 5_000 } }}
          sx={{ py: 1, fontSize: 15, lineHeight: 1.55 }}
        />
        <IconButton
          aria-label="보내기"
          color="primary"
          disabled={text.trim() === '' && waiting === 0}
          onClick={onSend}
          sx={{ width: 40, height: 40 }}
        >
          <SendRounded />
        </IconButton>
      </Stack>
      <Typography
        variant="caption"
        sx={{
          mt: 0.5,
          pl: 1,
          color: 'text.secondary',
          display: { xs: 'none', sm: 'block' },
          '@media (pointer: coarse)': { display: 'none' },
        }}
      >
        {isMac() ? '⌘' : 'Ctrl'}+Enter로 보내요
      </Typography>
    </Stack>
  );
};
