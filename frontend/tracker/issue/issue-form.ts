import { zodResolver } from '@hookform/resolvers/zod';
import { issueForm } from '@maru/contracts/tracker/issue/issue.routes';
import { type UseFormReturn, type UseFormSetError, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Problem } from '../../kernel/http/problem.ts';
import type { FormDraft } from './issue-draft.ts';

/** What is typed; the picture is kept beside it until it is uploaded. */
const typed = issueForm.omit({ prj_id: true, program: true, image: true });
type FormInput = z.input<typeof typed>;
export type IssueFormReturn = UseFormReturn<FormInput, unknown, FormDraft>;

const most: Readonly<Record<string, number>> = { title: 160, text: 10_000 };

/** Korean for the schema's refusals; the path names the field. */
const messageOf = ({
  code,
  path,
}: {
  readonly code?: string | undefined;
  readonly path?: PropertyKey[] | undefined;
}) => {
  const field = String(path?.[0]);
  if (field === 'title' && code === 'too_small') return '제목을 입력해 주세요.';
  if (field === 'due') return '날짜를 다시 확인해 주세요.';
  if (code === 'too_big') return `${most[field] ?? 0}자까지 쓸 수 있어요.`;
  return code === 'custom' ? '쓸 수 없는 글자가 들어 있어요.' : '다시 확인해 주세요.';
};

export const useTypedIssue = (defaultValues: FormDraft): IssueFormReturn =>
  useForm<FormInput, unknown, FormDraft>({ resolver: zodResolver(typed, { error: messageOf }), defaultValues });

const isField = (path: string): path is keyof FormDraft => path in typed.shape;

/** Shows what the server refused beside the fields; answers whether there was any. */
export const showFieldErrors = ({ errors }: Problem, setError: UseFormSetError<FormInput>) => {
  const known = errors.flatMap(({ path, message }) => (isField(path) ? { path, message } : []));
  for (const { path, message } of known) setError(path, { message });
  return known.length > 0;
};
