import { imageWidth } from '@maru/contracts/kernel/limits';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { v7 } from 'uuid';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import { useDispatch, useSelector } from '../../kernel/state/hooks.ts';
import { useTextDraft } from '../../kernel/personal/personal-storage.ts';
import { addImages, type PickedImage } from '../../design/image-choice.ts';
import { sendComment, stillOutgoing, useOutbox } from './comment-outbox.ts';
import Box from '@mui/material/Box';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { selectUser } from '../../kernel/session/session.slice.ts';
import { useShortcut } from '../../kernel/shortcuts.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { Conversation } from './conversation.tsx';
import { PinnedComments } from './pinned-comments.tsx';
import { useConversation } from './use-conversation.ts';
import { scrollToEnd } from './use-follow-end.ts';
import type { ProjectPlace } from '../project/project-place.public.ts';

interface Target {
  readonly of: string;
  readonly prj_id: string;
  readonly issue_id: string;
  readonly after: number;
}

/** Writing a comment: the text outlives a reload, pictures are uploaded before it is sent. */
const useWriteComment = ({ of, prj_id, issue_id, after }: Target, onSent: () => void) => {
  const dispatch = useDispatch();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useTextDraft(`comment.${issue_id}`);
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const [open, setOpen] = useState(false);
  const { percent, store, cancel } = useImageUpload();

  const send = async () => {
    const comment = text.trim();
    if (percent !== undefined || (comment === '' && images.length === 0)) return;
    if (images.length > 0) setOpen(true);
    const image = await store(images, { folder: 'comment', id: prj_id, width: imageWidth.comment, fit: true });
    if (!image) return;
    setText('');
    setImages([]);
    setOpen(false);
    onSent();
    await dispatch(sendComment({ key: v7(), of, prj_id, issue_id, comment, image, after }));
  };
  const openWith = (files: readonly File[]) => {
    setImages((chosen) => addImages(chosen, files).images);
    setOpen(true);
  };
  /** Text that did not arrive comes back in front of what was written since. */
  const takeBack = (lost: string) => {
    setText([lost, text].filter((part) => part !== '').join('\n'));
    input.current?.focus();
  };
  return {
    input,
    text,
    setText,
    images,
    setImages,
    open,
    openWith,
    close: () => setOpen(false),
    percent,
    cancel,
    send,
    takeBack,
  };
};

export interface IssueTalkProps {
  readonly issue: Issue;
  readonly place: ProjectPlace;
  readonly children: (talk: ReactNode, scroller: RefObject<HTMLDivElement | null>) => ReactNode;
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
        <>
          <PinnedComments issueId={issue.id} talk={talk} />
          <Conversation
            talk={talk}
            outgoing={outgoing}
            place={place}
            author={author}
            scroller={scroller}
            onTakeBack={writing.takeBack}
          />
        </>,
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
