import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { Fragment, type RefObject } from 'react';
import { problemText } from '../../kernel/http/problem.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import type { AvatarPerson } from '../../design/person-picture.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { number } from '../../format/number.ts';
import type { ProjectPlace } from '../project/project-place.public.ts';
import { CommentItem, useDeleteComment } from './comment-item.tsx';
import type { OutgoingComment } from './comment-outbox.ts';
import { conversationRows } from './conversation-rows.ts';
import { OutgoingItem } from './outgoing-item.tsx';
import type { useConversation } from './use-conversation.ts';
import { useFarFromEnd, useFollowEnd } from './use-follow-end.ts';

export interface ConversationProps {
  readonly talk: ReturnType<typeof useConversation>;
  readonly outgoing: readonly OutgoingComment[];
  readonly place: ProjectPlace;
  readonly author: AvatarPerson;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onTakeBack: (text: string) => void;
}

const pillLook = {
  borderRadius: 99,
  pointerEvents: 'auto',
  boxShadow: '0 6px 20px rgb(16 24 40 / 0.24)',
  '&.MuiButton-colorInherit': {
    bgcolor: 'surface.raised',
    color: 'text.primary',
    border: '1px solid',
    borderColor: 'divider',
  },
} as const;

/** Down to the newest comment: said when there are new ones, or when it is far. */
const Pill = ({ count, far, onClick }: { count: number; far: boolean; onClick: () => void }) => (
  <Box
    aria-live="polite"
    sx={{ position: 'sticky', bottom: 12, display: 'flex', justifyContent: 'center', pointerEvents: 'none', zIndex: 1 }}
  >
    {count > 0 || far ? (
      <Button
        variant="contained"
        color={count > 0 ? 'primary' : 'inherit'}
        size="small"
        startIcon={<KeyboardArrowDownRounded />}
        onClick={onClick}
        sx={pillLook}
      >
        {count > 0 ? `새 댓글 ${number(count)}개` : '최근 댓글로'}
      </Button>
    ) : null}
  </Box>
);

const More = ({ talk: { more, problem, loadingMore, loadMore } }: Pick<ConversationProps, 'talk'>) => {
  if (!more && !loadingMore) return null;
  return (
    <Box sx={{ py: 2, textAlign: 'center' }}>
      {problem ? <Box sx={{ mb: 1, fontSize: 14, color: 'error.main' }}>{problemText(problem)}</Box> : null}
      <Button variant="outlined" color="inherit" loading={loadingMore} onClick={loadMore}>
        {problem ? '다시 시도' : '더 보기'}
      </Button>
    </Box>
  );
};

const Day = ({ day }: { day: string }) => (
  <Divider sx={{ mt: 2, fontSize: 13, color: 'text.secondary', '&::before, &::after': { borderColor: 'divider' } }}>
    {day}
  </Divider>
);

export const Conversation = ({ talk, outgoing, place, author, scroller, onTakeBack }: ConversationProps) => {
  const { comments, loading, problem, whole, retry } = talk;
  const far = useFarFromEnd(scroller, comments.length);
  const { unseen, fresh, toEnd } = useFollowEnd({ scroller, comments, whole, me: place.me.id });
  const remove = useDeleteComment();
  if (loading) return <SkeletonRows rows={3} height={72} avatar />;
  if (problem && comments.length === 0)
    return <ErrorState title="댓글을 불러오지 못했어요" text={problemText(problem)} onRetry={retry} />;
  const goToEnd = () => {
    talk.loadAll();
    toEnd();
  };
  return (
    <>
      {comments.length === 0 && outgoing.length === 0 ? (
        <EmptyState title="아직 댓글이 없어요" text="아래에 첫 댓글을 남겨 보세요." />
      ) : null}
      <Box role="log" aria-label="댓글" sx={{ pb: 3 }}>
        {conversationRows(comments, place.me.id).map((row) => (
          <Fragment key={row.comment.id}>
            {row.day ? <Day day={row.day} /> : null}
            <CommentItem
              row={row}
              place={place}
              fresh={fresh.has(row.comment.id)}
              onDelete={() => void remove(row.comment)}
            />
          </Fragment>
        ))}
        <More talk={talk} />
        {outgoing.map((entry) => (
          <OutgoingItem key={entry.key} entry={entry} author={author} onTakeBack={onTakeBack} />
        ))}
      </Box>
      <Pill count={unseen} far={far && comments.length > 0} onClick={goToEnd} />
    </>
  );
};
