import PushPinRounded from '@mui/icons-material/PushPinRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { useEffect, useState } from 'react';
import { Pictures } from '../../design/pictures.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { isPinned, usePinCommentMutation, usePinnedCommentsQuery } from './comment.api.ts';
import type { useConversation } from './use-conversation.ts';

type Talk = Pick<ReturnType<typeof useConversation>, 'comments' | 'more' | 'loadAll'>;

/** Newest pin first; those that are not loaded are asked for by themselves. */
const usePinned = (issueId: string, { comments, more, loadAll }: Talk): readonly Comment[] => {
  const { currentData } = usePinnedCommentsQuery(issueId, { skip: !more });
  const isTooLong = more && currentData?.tooMany === true;
  useEffect(() => {
    if (isTooLong) loadAll();
  }, [isTooLong, loadAll]);
  const loaded = new Set(comments.map(({ id }) => id));
  const beyond = more ? (currentData?.comments ?? []).filter(({ id }) => !loaded.has(id)) : [];
  return [...comments.filter(isPinned), ...beyond].toSorted(
    (a, b) => (b.pinned?.position ?? 0) - (a.pinned?.position ?? 0),
  );
};

/** So many characters or lines show at once. */
const isLong = (text: string) => text.length > 160 || text.split('\n').length > 3;
const shortened = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' };

const Words = ({ text }: { text: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...(isLong(text) && !open && shortened) }}>
        {text}
      </Box>
      {isLong(text) ? (
        <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -1.5 }}>
          {open ? '접기' : '펼치기'}
        </Button>
      ) : null}
    </>
  );
};

const PinnedComment = ({ comment }: { comment: Comment }) => {
  const [pin, { isLoading }] = usePinCommentMutation();
  const { id, author, pinner, created_at, image } = comment;
  return (
    <Box component="li" sx={{ '& + &': { mt: 1.25, pt: 1.25, borderTop: '1px solid', borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', fontSize: 13 }}>
        <b>{author.name}</b>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <RelativeTime at={created_at} />
          {pinner ? ` · ${pinner.name} 님이 고정` : null}
        </Box>
        <Button
          size="small"
          color="inherit"
          aria-label={`${author.name} 님 댓글 고정 해제`}
          disabled={isLoading}
          onClick={() => void pin({ id, pinned: false })}
          sx={{ ml: 'auto', mr: -1, py: 0, color: 'text.secondary' }}
        >
          고정 해제
        </Button>
      </Stack>
      <Words text={comment.comment} />
      {image.length > 0 ? (
        <Box sx={{ mt: 0.5 }}>
          <Pictures images={image} label={`${author.name} 님 고정된 댓글`} height={72} />
        </Box>
      ) : null}
    </Box>
  );
};

/** What everyone should have read: it stands above the conversation, and stays in its place there. */
export const PinnedComments = ({ issueId, talk }: { issueId: string; talk: Talk }) => {
  const pinned = usePinned(issueId, talk);
  if (pinned.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="고정된 댓글"
      sx={{
        mt: 2,
        px: 2,
        py: 1.5,
        borderRadius: '14px',
        border: '1px solid',
        borderColor: 'divider',
        fontSize: 15,
        lineHeight: 1.55,
      }}
    >
      <Stack
        direction="row"
        sx={{ gap: 0.5, mb: 1, alignItems: 'center', fontSize: 13, fontWeight: 600, color: 'tones.amber.text' }}
      >
        <PushPinRounded aria-hidden sx={{ fontSize: 16 }} />
        고정된 댓글
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pinned.map((comment) => (
          <PinnedComment key={comment.id} comment={comment} />
        ))}
      </Box>
    </Box>
  );
};
