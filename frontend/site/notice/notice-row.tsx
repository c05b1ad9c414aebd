import type { SiteNotice } from '@maru/contracts/site/notice/notice.views';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../../design/tone-chip.tsx';
import { periodText, standingOf } from '../../design/period-words.ts';
import { areaWords, toneWords } from './notice-words.ts';

export interface NoticeRowProps {
  readonly notice: SiteNotice;
  readonly now: number;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export const NoticeRow = ({ notice, now, onEdit, onRemove }: NoticeRowProps) => {
  const { label, tone } = standingOf(notice, now);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-of-type': { border: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <ToneChip tone={tone} label={label} size="small" />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {toneWords[notice.tone]} · {areaWords[notice.area]}
          </Typography>
        </Stack>
        <Typography sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>{notice.text}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {periodText(notice) || '기간 없이 계속 보여요.'}
        </Typography>
      </Box>
      <IconButton aria-label={`‘${notice.text}’ 수정`} title="수정" onClick={onEdit}>
        <EditRounded fontSize="small" />
      </IconButton>
      <IconButton aria-label={`‘${notice.text}’ 삭제`} title="삭제" onClick={onRemove}>
        <DeleteRounded fontSize="small" />
      </IconButton>
    </Box>
  );
};
