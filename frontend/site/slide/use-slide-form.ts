import { imageWidth } from '@maru/contracts/kernel/limits';
import { endsTooEarly, inOrder } from '@maru/contracts/kernel/period';
import { innerLink } from '@maru/contracts/site/slide/slide.fields';
import type { Slide } from '@maru/contracts/site/slide/slide.views';
import { useState } from 'react';
import { v7 } from 'uuid';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import type { PickedImage } from '../../design/image-choice.ts';
import { stillWrong } from '../../design/still-wrong.ts';
import { fromSeoulMoment, toSeoulMoment } from '../../format/seoul-moment.ts';
import { type SlideDraft, useAddSlideMutation, useEditSlideMutation } from './slide.api.ts';

export interface SlideFields {
  readonly title: string;
  readonly text: string;
  readonly alt: string;
  readonly link: string;
  readonly from: string;
  readonly until: string;
  readonly shown: boolean;
  readonly images: readonly PickedImage[];
}
export type SlideErrors = Partial<Record<'title' | 'link' | 'until', string>>;

const blank: SlideFields = { title: '', text: '', alt: '', link: '', from: '', until: '', shown: true, images: [] };
const fieldsOf = ({ title, text, alt, link, from, until, shown, image }: Slide): SlideFields => ({
  title,
  text,
  alt,
  link,
  from: toSeoulMoment(from),
  until: toSeoulMoment(until),
  shown,
  images: image ? [image] : [],
});
const draftOf = ({ title, text, alt, link, from, until, shown }: SlideFields, image: string | null): SlideDraft => ({
  title: title.trim(),
  text: text.trim(),
  alt: alt.trim(),
  link: link.trim(),
  from: fromSeoulMoment(from),
  until: fromSeoulMoment(until),
  shown,
  image,
});
const wrongIn = (fields: SlideFields): SlideErrors => {
  const draft = draftOf(fields, null);
  return {
    ...(draft.title === '' && { title: '제목을 적어 주세요.' }),
    ...(!innerLink.safeParse(draft.link).success && {
      link: '이 사이트 안의 주소를 /로 시작하게 적어 주세요. 예: /shop',
    }),
    ...(!inOrder(draft) && { until: endsTooEarly }),
  };
};

const useSend = (slide: Slide | undefined) => {
  const [add, adding] = useAddSlideMutation();
  const [edit, editing] = useEditSlideMutation();
  const sendError = adding.error ?? editing.error;
  return {
    send: (draft: SlideDraft) => (slide ? edit({ slide, fields: draft }) : add(draft)),
    sending: adding.isLoading || editing.isLoading,
    failure: isProblem(sendError) ? problemText(sendError) : undefined,
  };
};

/** A slide as it is filled in; its picture is uploaded before it is sent. */
export const useSlideForm = (slide: Slide | undefined, onDone: () => void) => {
  const dispatch = useDispatch();
  const [fields, setFields] = useState(() => (slide ? fieldsOf(slide) : blank));
  const [errors, setErrors] = useState<SlideErrors>({});
  const { percent, store, cancel } = useImageUpload();
  const { send, sending, failure } = useSend(slide);
  const change = (changes: Partial<SlideFields>) => {
    const next = { ...fields, ...changes };
    setFields(next);
    setErrors(stillWrong(errors, wrongIn(next)));
  };
  const save = async () => {
    const wrong = wrongIn(fields);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const urls = await store(fields.images, { folder: 'slide', id: slide?.id ?? v7(), width: imageWidth.slide });
    if (!urls || (await send(draftOf(fields, urls[0] ?? null))).error) return;
    dispatch(snackbarShown(slide ? '슬라이드를 수정했어요.' : '슬라이드를 더했어요.'));
    onDone();
  };
  return { fields, change, errors, failure, percent, cancel, busy: percent !== undefined || sending, save };
};
