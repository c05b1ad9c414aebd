import { placeholderErrors } from '@maru/contracts/site/mail-text/mail-placeholders';
import {
  type MailTemplate,
  mailTemplate,
  type MailTemplateField,
} from '@maru/contracts/site/mail-text/mail-text.fields';
import { placeholderErrorText } from '@maru/contracts/site/mail-text/mail-text.words';
import type { MailText } from '@maru/contracts/site/mail-text/mail-text.views';
import { useState } from 'react';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useChangeMailTextMutation } from './mail-text.api.ts';

export type MailTextErrors = Partial<Record<MailTemplateField, string>>;

const wrongIn = (kind: MailText['kind'], typed: MailTemplate): MailTextErrors => {
  const { error } = mailTemplate.safeParse(typed);
  const empty = error?.issues.map(({ path }) => [path[0], '적어 주세요.']) ?? [];
  const wrong = placeholderErrors(kind, typed).map((one) => [one.path, placeholderErrorText(one)]);
  return Object.fromEntries([...wrong, ...empty]) as MailTextErrors;
};

export const useMailTextForm = ({ kind, template, built_in, revision }: MailText, onDone: () => void) => {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState<MailTemplate>(template ?? built_in);
  const [change, { isLoading, error: failed }] = useChangeMailTextMutation();
  const errors = wrongIn(kind, typed);
  const save = async () => {
    if (Object.keys(errors).length > 0) return;
    const { error } = await change({ kind, revision, template: typed });
    if (error) return;
    dispatch(snackbarShown('다음 메일부터 이 문구로 보내요.'));
    onDone();
  };
  return {
    typed,
    change: (part: Partial<MailTemplate>) => setTyped({ ...typed, ...part }),
    errors,
    failure: isProblem(failed) ? problemText(failed) : undefined,
    busy: isLoading,
    save,
  };
};
