import { imageWidth } from '@maru/contracts/kernel/limits';
import { useState } from 'react';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import type { PickedImage } from '../../design/image-choice.ts';
import { type ReviewDraft, type ReviewedLine, useEditReviewMutation, useWriteReviewMutation } from './review.api.ts';

const shortest = 5;
const missing = (stars: number, text: string) => ({
  ...(stars === 0 && { stars: '별점을 골라 주세요.' }),
  ...(text.trim().length < shortest && { text: `${shortest}자 이상 적어 주세요.` }),
});
type Errors = { readonly stars?: string; readonly text?: string };

/** Sends it: as a new one, or in the place of the one before. */
const useSend = ({ order_id, no, item_id, option, review }: ReviewedLine) => {
  const [write, writing] = useWriteReviewMutation();
  const [edit, editing] = useEditReviewMutation();
  const sendError = writing.error ?? editing.error;
  const send = (draft: ReviewDraft) =>
    review ? edit({ order_id, no, ...draft }) : write({ order_id, no, item_id, option, ...draft });
  return {
    send,
    sending: writing.isLoading || editing.isLoading,
    failure: isProblem(sendError) ? problemText(sendError) : undefined,
  };
};

const beginning = { stars: 0, text: '', images: [] } as const;

/** One's opinion as it is filled in; pictures are uploaded before it is sent. */
export const useReviewForm = (line: ReviewedLine, onDone: () => void) => {
  const dispatch = useDispatch();
  const user = useSessionUser();
  const before = line.review ?? beginning;
  const [stars, setStars] = useState(before.stars);
  const [text, setText] = useState(before.text);
  const [images, setImages] = useState<readonly PickedImage[]>(before.images);
  const [errors, setErrors] = useState<Errors>({});
  const { percent, store, cancel } = useImageUpload();
  const { send, sending, failure } = useSend(line);

  const save = async () => {
    const wrong = missing(stars, text);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || !user) return;
    const urls = await store(images, { folder: 'review', id: user.id, width: imageWidth.review });
    if (!urls || (await send({ stars, text: text.trim(), images: urls })).error) return;
    dispatch(snackbarShown(line.review ? '후기를 수정했어요.' : '후기를 올렸어요. 고마워요!'));
    onDone();
  };
  return {
    stars,
    setStars,
    text,
    setText,
    images,
    setImages,
    errors,
    failure,
    percent,
    cancel,
    busy: percent !== undefined || sending,
    save,
  };
};
