import { contactCardPath, type ManagedContactCard } from '@maru/contracts/site/contact-card/contact-card.views';
import EditRounded from '@mui/icons-material/EditRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PersonPicture } from '../../design/person-picture.tsx';
import { SortableRow } from '../../design/sortable/sortable-row.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';

export interface ContactCardRowProps {
  readonly card: ManagedContactCard;
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onEdit: () => void;
  readonly onPdf: () => void;
  readonly onRemove: () => void;
}

const More = ({ card, at, count, onMove, onPdf, onRemove }: Omit<ContactCardRowProps, 'onEdit'>) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const item = (label: string, run: () => void, disabled = false) => (
    <MenuItem
      disabled={disabled}
      onClick={() => {
        setAnchor(undefined);
        run();
      }}
    >
      {label}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        aria-label={`${card.name} 더 보기`}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertRounded fontSize="small" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {item('인쇄용 PDF 받기', onPdf)}
        {item('위로 옮기기', () => onMove(at - 1), at === 0)}
        {item('아래로 옮기기', () => onMove(at + 1), at === count - 1)}
        {item('삭제', onRemove)}
      </Menu>
    </>
  );
};

const Words = ({ card }: { readonly card: ManagedContactCard }) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Typography noWrap sx={{ fontWeight: 600 }}>
        {card.name}
      </Typography>
      <ToneChip tone={card.published ? 'green' : 'grey'} label={card.published ? '공개' : '비공개'} size="small" />
    </Stack>
    <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
      {[card.title, card.company].filter((part) => part !== '').join(' · ') || '직함 없음'}
    </Typography>
    <Typography noWrap variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
      {[card.mobile || card.phone, card.email].filter((part) => part !== '').join(' · ')}
    </Typography>
  </Box>
);

/** One card in the list: dragged at its handle, or moved by its menu. */
export const ContactCardRow = ({ onEdit, ...rest }: ContactCardRowProps) => {
  const { card } = rest;
  return (
    <SortableRow id={card.id} name={card.name}>
      <PersonPicture person={card} size={48} />
      <Words card={card} />
      <Stack direction="row" sx={{ flexShrink: 0 }}>
        {card.published ? (
          <IconButton
            component="a"
            href={contactCardPath(card.id)}
            target="_blank"
            rel="noopener"
            aria-label={`${card.name} 명함 페이지 열기`}
            title="명함 페이지 열기"
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            <OpenInNewRounded fontSize="small" />
          </IconButton>
        ) : null}
        <IconButton aria-label={`${card.name} 수정`} title="수정" onClick={onEdit}>
          <EditRounded fontSize="small" />
        </IconButton>
        <More {...rest} />
      </Stack>
    </SortableRow>
  );
};
