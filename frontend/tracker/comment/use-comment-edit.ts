import { type Comment, comment as commentSchema } from '@maru/contracts/tracker/comment/comment.views';
import { imageWidth } from '@maru/contracts/kernel/limits';
import { useState } from 'react';
import { type Failure, problemText } from '../../kernel/http/problem.ts';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import type { PickedImage } from '../../design/image-choice.ts';
import { useEditCommentMutation } from './comment.api.ts';

const sameImages = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

const useSides = (text: string, setText: (text: string) => void, theirs: Comment | undefined) => {
  const [mine, setMine] = useState<string>();
  const takeTheirs = () => {
    setMine(text);
    setText(theirs?.comment ?? text);
  };
  const takeMine = () => {
    setText(mine ?? text);
    setMine(undefined);
  };
  return { tookTheirs: mine !== undefined, takeTheirs, takeMine };
};

/** An edit of a comment: its text is never lost, neither to a failure nor to someone else's change. */
export const useCommentEdit = (comment: Comment, onClose: () => void) => {
  const [base, setBase] = useState(comment);
  const [text, setText] = useState(comment.comment);
  const [images, setImages] = useState<readonly PickedImage[]>(comment.image);
  const [theirs, setTheirs] = useState<Comment>();
  const [failure, setFailure] = useState<string>();
  const [edit, { isLoading }] = useEditCommentMutation();
  const { percent, store, cancel } = useImageUpload();
  const isEmpty = text.trim() === '' && images.length === 0;

  const fail = (problem: Failure) => {
    const { data } = commentSchema.safeParse(problem.current);
    if (problem.code !== 'revision_conflict' || !data) return setFailure(problemText(problem));
    setBase(data);
    return setTheirs(data);
  };
  const save = async () => {
    if (isEmpty || isLoading) return;
    setFailure(undefined);
    const image = await store(images, { folder: 'comment', id: comment.prj_id, width: imageWidth.comment });
    if (!image) return;
    const words = text.trim();
    const draft = {
      ...(words !== base.comment && { comment: words }),
      ...(!sameImages(image, base.image) && { image }),
    };
    if (Object.keys(draft).length === 0) return onClose();
    const { error } = await edit({ id: comment.id, revision: base.revision, draft });
    if (error) fail(error);
    else onClose();
  };
  return {
    ...useSides(text, setText, theirs),
    text,
    setText,
    images,
    setImages,
    theirs,
    failure,
    isEmpty,
    busy: isLoading || percent !== undefined,
    percent,
    cancel,
    save,
  };
};
