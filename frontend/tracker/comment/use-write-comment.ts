import { imageWidth } from '@maru/contracts/kernel/limits';
import { useRef, useState } from 'react';
import { v7 } from 'uuid';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useTextDraft } from '../../kernel/personal/personal-storage.ts';
import { addImages } from '../../design/image-choice.ts';
import type { PickedImage } from '../../design/image-choice.ts';
import { sendComment } from './comment-outbox.ts';

interface Target {
  /** The person who writes. */
  readonly of: string;
  readonly prj_id: string;
  readonly issue_id: string;
  /** Position of the newest comment there is. */
  readonly after: number;
}

/** Writing a comment: the text outlives a reload, pictures are uploaded before it is sent. */
export const useWriteComment = ({ of, prj_id, issue_id, after }: Target, onSent: () => void) => {
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
