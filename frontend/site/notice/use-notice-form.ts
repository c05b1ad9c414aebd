import { endsTooEarly, inOrder } from '@maru/contracts/kernel/period';
import { noticeLink } from '@maru/contracts/site/notice/notice.fields';
import type { SiteNotice } from '@maru/contracts/site/notice/notice.views';
import { useState } from 'react';
import { fromSeoulMoment, toSeoulMoment } from '../../format/seoul-moment.ts';
import { stillWrong } from '../../design/still-wrong.ts';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type NoticeDraft, useAddNoticeMutation, useEditNoticeMutation } from './notice.api.ts';

/** As it is typed: times are those of a `datetime-local` field. */
export type NoticeTyped = Omit<NoticeDraft, 'from' | 'until'> & { readonly from: string; readonly until: string };
export type NoticeErrors = Partial<Record<'text' | 'link' | 'until', string>>;

const blank: NoticeTyped = {
  text: '',
  link: '',
  label: '',
  tone: 'info',
  area: 'site',
  from: '',
  until: '',
  shown: true,
};
const typedOf = ({ id: _id, revision: _revision, ...notice }: SiteNotice): NoticeTyped => ({
  ...notice,
  from: toSeoulMoment(notice.from),
  until: toSeoulMoment(notice.until),
});
const draftOf = (typed: NoticeTyped): NoticeDraft => ({
  ...typed,
  text: typed.text.trim(),
  link: typed.link.trim(),
  label: typed.label.trim(),
  from: fromSeoulMoment(typed.from),
  until: fromSeoulMoment(typed.until),
});
const wrongIn = (draft: NoticeDraft): NoticeErrors => ({
  ...(draft.text === '' && { text: '공지 내용을 적어 주세요.' }),
  ...(!noticeLink.safeParse(draft.link).success && {
    link: '/shop처럼 이 사이트 안의 주소나, https://로 시작하는 주소를 적어 주세요.',
  }),
  ...(!inOrder(draft) && { until: endsTooEarly }),
});

/** A notice as it is filled in. What somebody else changed meanwhile is not written over: the server says so. */
export const useNoticeForm = (notice: SiteNotice | undefined, onDone: () => void) => {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState(() => (notice ? typedOf(notice) : blank));
  const [errors, setErrors] = useState<NoticeErrors>({});
  const [add, adding] = useAddNoticeMutation();
  const [edit, editing] = useEditNoticeMutation();
  const failed = adding.error ?? editing.error;
  const change = (part: Partial<NoticeTyped>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    setErrors(stillWrong(errors, wrongIn(draftOf(next))));
  };
  const save = async () => {
    const draft = draftOf(typed);
    const wrong = wrongIn(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { error } = await (notice ? edit({ notice, fields: draft }) : add(draft));
    if (error) return;
    dispatch(snackbarShown(notice ? '공지를 수정했어요.' : '공지를 더했어요.'));
    onDone();
  };
  return {
    typed,
    change,
    errors,
    failure: isProblem(failed) ? problemText(failed) : undefined,
    busy: adding.isLoading || editing.isLoading,
    save,
  };
};
