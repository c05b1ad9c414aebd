import { commentPolicies } from '@maru/contracts/tracker/comment/comment.policies';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import type { ProjectPlace } from '../project/project-place.public.ts';
import { useCallback, useId, useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction } from '../../kernel/snackbar/snackbar.slice.ts';
import { commentApi, usePinCommentMutation } from './comment.api.ts';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import PushPinRounded from '@mui/icons-material/PushPinRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { Pictures } from '../../design/pictures.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { CommentEdit } from './comment-edit.tsx';
import { CommentFrame } from './comment-frame.tsx';
import type { ConversationRow } from './conversation-rows.ts';

/** By the contract's own policies. */
const commentRights = ({ me, role }: ProjectPlace, { created_by }: Pick<Comment, 'created_by'>) => {
  const subject = { project: 'active', role, thing: 'active', issue: 'active', author: created_by } as const;
  return {
    edit: commentPolicies.EditComment(me, subject) === undefined,
    delete: commentPolicies.DeleteComment(me, subject) === undefined,
    pin: commentPolicies.PinComment(me, subject) === undefined,
  };
};

/** Takes a comment away at once; the snackbar still brings it back. */
export const useDeleteComment = () => {
  const dispatch = useDispatch();
  return useCallback(
    async ({ id }: Pick<Comment, 'id'>) => {
      const restore = () => void dispatch(commentApi.endpoints.restoreComment.initiate(id, { track: false }));
      const { error } = await dispatch(commentApi.endpoints.deleteComment.initiate(id, { track: false }));
      if (!error) dispatch(offerAction('댓글을 삭제했어요.', { label: '실행 취소', run: restore }));
    },
    [dispatch],
  );
};

export interface CommentItemProps {
  readonly row: ConversationRow;
  readonly place: ProjectPlace;
  readonly fresh: boolean;
  readonly onDelete: () => void;
}

interface ActionsProps {
  readonly name: string;
  readonly pinned: boolean;
  readonly onPin: (() => void) | undefined;
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

const Actions = ({ name, pinned, onPin, onEdit, onDelete }: ActionsProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const pick = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  if (!onPin && !onEdit && !onDelete) return null;
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
        {onPin ? <MenuItem onClick={pick(onPin)}>{pinned ? '고정 해제' : '고정'}</MenuItem> : null}
        {onEdit ? <MenuItem onClick={pick(onEdit)}>수정</MenuItem> : null}
        {onDelete ? <MenuItem onClick={pick(onDelete)}>삭제</MenuItem> : null}
      </Menu>
    </>
  );
};

const Marks = ({ comment: { pinned, created_at, created_position, updated_position } }: { comment: Comment }) => (
  <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', whiteSpace: 'nowrap' }}>
    {pinned ? <PushPinRounded titleAccess="고정됨" sx={{ fontSize: 14 }} /> : null}
    {updated_position > created_position ? <span>수정됨 ·</span> : null}
    <RelativeTime at={created_at} />
  </Stack>
);

export const CommentItem = ({ row: { comment, mine, first }, place, fresh, onDelete }: CommentItemProps) => {
  const [editing, setEditing] = useState(false);
  const [pin] = usePinCommentMutation();
  const rights = commentRights(place, comment);
  const pinned = comment.pinned !== null;
  if (editing) return <CommentEdit comment={comment} onClose={() => setEditing(false)} />;
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
              pinned={pinned}
              onPin={rights.pin ? () => void pin({ id: comment.id, pinned: !pinned }) : undefined}
              onEdit={rights.edit ? () => setEditing(true) : undefined}
              onDelete={rights.delete ? onDelete : undefined}
            />
            <Marks comment={comment} />
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
