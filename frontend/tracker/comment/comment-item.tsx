import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { Pictures } from '../../design/pictures.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import type { ProjectPlace } from '../project/project-place.public.ts';
import { CommentEdit } from './comment-edit.tsx';
import { CommentFrame } from './comment-frame.tsx';
import { commentRights } from './comment-rights.ts';
import type { ConversationRow } from './conversation-rows.ts';

export interface CommentItemProps {
  readonly row: ConversationRow;
  readonly place: ProjectPlace;
  readonly fresh: boolean;
  readonly onDelete: () => void;
}

const Actions = ({
  name,
  onEdit,
  onDelete,
}: {
  name: string;
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const pick = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  if (!onEdit && !onDelete) return null;
  return (
    <>
      <IconButton
        id={buttonId}
        size="small"
        className="comment-actions"
        aria-label={`${name} 님 댓글 메뉴`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ p: 0.25, color: 'text.secondary' }}
      >
        <MoreHorizRounded fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {onEdit ? <MenuItem onClick={pick(onEdit)}>수정</MenuItem> : null}
        {onDelete ? <MenuItem onClick={pick(onDelete)}>삭제</MenuItem> : null}
      </Menu>
    </>
  );
};

export const CommentItem = ({ row: { comment, mine, first }, place, fresh, onDelete }: CommentItemProps) => {
  const [editing, setEditing] = useState(false);
  const rights = commentRights(place, comment);
  if (editing) return <CommentEdit comment={comment} onClose={() => setEditing(false)} />;
  const isEdited = comment.updated_at > comment.created_at;
  return (
    <Box
      sx={{
        '& .comment-actions': { opacity: 0, '@media (pointer: coarse)': { opacity: 1 } },
        '&:hover .comment-actions, & .comment-actions:focus-visible, & .comment-actions[aria-expanded=true]': {
          opacity: 1,
        },
      }}
    >
      <CommentFrame
        author={comment.author}
        mine={mine}
        first={first}
        fresh={fresh}
        aside={
          <>
            <Actions
              name={comment.author.name}
              onEdit={rights.edit ? () => setEditing(true) : undefined}
              onDelete={rights.delete ? onDelete : undefined}
            />
            <Stack direction="row" sx={{ gap: 0.5, whiteSpace: 'nowrap' }}>
              {isEdited ? <span>수정됨 ·</span> : null}
              <RelativeTime at={comment.created_at} />
            </Stack>
          </>
        }
      >
        {comment.comment}
        {comment.image.length > 0 ? (
          <Box sx={{ mt: comment.comment ? 1 : 0, whiteSpace: 'normal' }}>
            <Pictures images={comment.image} label={`${comment.author.name} 님 댓글`} />
          </Box>
        ) : null}
      </CommentFrame>
    </Box>
  );
};
