import Box from '@mui/material/Box';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useSelector } from '../../kernel/state/hooks.ts';
import { selectUser } from '../../kernel/session/session.slice.ts';
import { useShortcut } from '../../kernel/shortcuts.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { stillOutgoing, useOutbox } from './comment-outbox.ts';
import { Conversation } from './conversation.tsx';
import { useConversation } from './use-conversation.ts';
import { scrollToEnd } from './use-follow-end.ts';
import { useWriteComment } from './use-write-comment.ts';
import type { ProjectPlace } from '../project/project-place.public.ts';

export interface IssueTalkProps {
  readonly issue: Issue;
  readonly place: ProjectPlace;
  /** Places the conversation into what scrolls. */
  readonly children: (talk: ReactNode, scroller: RefObject<HTMLDivElement | null>) => ReactNode;
  /** Shows the conversation when one begins to write. */
  readonly onWrite: () => void;
}

/** The conversation of an issue and, below what scrolls, the box to write in. */
export const IssueTalk = ({ issue, place, children, onWrite }: IssueTalkProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const user = useSelector(selectUser);
  const talk = useConversation(issue.id);
  const outbox = useOutbox().filter(({ issue_id }) => issue_id === issue.id);
  const outgoing = stillOutgoing(outbox, talk.comments, place.me.id);
  const after = Math.max(-1, ...talk.comments.map(({ position }) => position));
  const writing = useWriteComment({ of: place.me.id, prj_id: issue.prj_id, issue_id: issue.id, after }, () => {
    talk.loadAll();
    onWrite();
    requestAnimationFrame(() => scrollToEnd(scroller.current));
  });
  const write = () => {
    onWrite();
    writing.input.current?.focus();
  };
  useShortcut({ keys: 'c', label: '댓글 쓰기', group: '이슈' }, write);
  const author = { id: place.me.id, name: user?.name ?? '나', image: user?.image ?? null };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, minWidth: 0 }}>
      {children(
        <Conversation
          talk={talk}
          outgoing={outgoing}
          place={place}
          author={author}
          scroller={scroller}
          onTakeBack={writing.takeBack}
        />,
        scroller,
      )}
      <CommentBox
        input={writing.input}
        text={writing.text}
        onText={writing.setText}
        waiting={writing.images.length}
        onSend={() => void writing.send()}
        onPictures={writing.openWith}
      />
      <CommentDialog
        open={writing.open}
        text={writing.text}
        onText={writing.setText}
        images={writing.images}
        onImages={writing.setImages}
        percent={writing.percent}
        onCancelUpload={writing.cancel}
        onSend={() => void writing.send()}
        onClose={writing.close}
      />
    </Box>
  );
};
