import { type Project, type ProjectAnswer, projectAnswer } from '@maru/contracts/tracker/project/project.views';
import { statusLooks } from '../../design/status-chip.tsx';
import { type ProjectDraft, useSaveProjectMutation } from './project.api.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { projectForm } from '@maru/contracts/tracker/project/project.routes';
import { useState } from 'react';
import { useForm, type UseFormReturn, type UseFormSetError } from 'react-hook-form';
import type { z } from 'zod';
import { isProblem, type Problem, problemText } from '../../kernel/http/problem.ts';

const blankDraft: ProjectDraft = { title: '', text: '', client: '', place: '', status: 'OnGoing' };
export type DraftField = keyof ProjectDraft;
export const draftFields = ['title', 'client', 'place', 'text', 'status'] as const satisfies readonly DraftField[];

/** Labels of the fields and the most characters each takes. */
export const fieldLooks: Readonly<Record<DraftField, { readonly label: string; readonly max: number }>> = {
  title: { label: '프로젝트 이름', max: 120 },
  client: { label: '발주처', max: 80 },
  place: { label: '대지 위치', max: 160 },
  text: { label: '설명', max: 5_000 },
  status: { label: '상태', max: 0 },
};

export const draftOf = ({
  title,
  text,
  client,
  place,
  status,
}: Pick<Project | ProjectAnswer, DraftField>): ProjectDraft => ({ title, text, client, place, status });

const changedBetween = (before: ProjectDraft, after: ProjectDraft) =>
  draftFields.filter((field) => before[field] !== after[field]);

/** Only what someone changed: what others changed meanwhile is not written over. */
export const changesOf = (before: ProjectDraft, after: ProjectDraft): Partial<ProjectDraft> =>
  Object.fromEntries(changedBetween(before, after).map((field) => [field, after[field]]));

/** A field that someone else changed while it was being edited here. */
export interface MeanwhileChange {
  readonly field: DraftField;
  readonly from: string;
  readonly to: string;
  /** I changed it too: only one of the two can stay. */
  readonly contested: boolean;
}
const textOf = (draft: ProjectDraft, field: DraftField) =>
  field === 'status' ? statusLooks[draft.status].label : draft[field];

export const meanwhile = (before: ProjectDraft, theirs: ProjectDraft, mine: ProjectDraft): readonly MeanwhileChange[] =>
  changedBetween(before, theirs).map((field) => ({
    field,
    from: textOf(before, field),
    to: textOf(theirs, field),
    contested: mine[field] !== before[field] && mine[field] !== theirs[field],
  }));

/** My words where I wrote some, theirs elsewhere. */
export const merged = (before: ProjectDraft, theirs: ProjectDraft, mine: ProjectDraft): ProjectDraft => ({
  ...theirs,
  ...changesOf(before, mine),
});

type FormInput = z.input<typeof projectForm>;
export type ProjectFormReturn = UseFormReturn<FormInput, unknown, ProjectDraft>;

/** Korean for the schema's refusals; the path names the field. */
const messageOf = ({
  code,
  path,
}: {
  readonly code?: string | undefined;
  readonly path?: PropertyKey[] | undefined;
}) => {
  const field = draftFields.find((name) => name === path?.[0]);
  if (!field) return '입력한 내용을 다시 확인해 주세요.';
  const { label, max } = fieldLooks[field];
  if (code === 'too_small') return `${label}을 입력해 주세요.`;
  return code === 'custom' ? '쓸 수 없는 글자가 들어 있어요.' : `${max}자까지 쓸 수 있어요.`;
};

const showFieldErrors = ({ errors }: Problem, setError: UseFormSetError<FormInput>) => {
  const fieldErrors = errors.flatMap(({ path, message }) =>
    draftFields.filter((field) => field === path).map((field) => ({ field, message })),
  );
  for (const { field, message } of fieldErrors) setError(field, { message });
  return fieldErrors.length > 0;
};

/** What is typed stays where it differs from what others stored. */
const showMerged = (
  form: Pick<UseFormReturn<FormInput, unknown, ProjectDraft>, 'reset' | 'setValue'>,
  theirs: ProjectDraft,
  values: ProjectDraft,
) => {
  form.reset(theirs, { keepValues: true });
  for (const field of draftFields) form.setValue(field, values[field], { shouldDirty: true });
};

/** The dialog's form: what is typed outlives every failure, and a conflict keeps it beside what others changed. */
export const useProjectForm = (
  project: Project | undefined,
  onSaved: (saved: Project, isNew: boolean) => void,
  onClose: () => void,
) => {
  const [base, setBase] = useState(() => project && { draft: draftOf(project), revision: project.revision });
  const [conflict, setConflict] = useState<readonly MeanwhileChange[]>();
  const [failure, setFailure] = useState<string>();
  const [save, { isLoading }] = useSaveProjectMutation();
  const form = useForm<FormInput, unknown, ProjectDraft>({
    resolver: zodResolver(projectForm, { error: messageOf }),
    defaultValues: base?.draft ?? blankDraft,
  });

  const meet = (current: object | undefined, mine: ProjectDraft) => {
    const { data: theirs } = projectAnswer.safeParse(current);
    if (!theirs || !base) return false;
    const draft = draftOf(theirs);
    setConflict(meanwhile(base.draft, draft, mine));
    setBase({ draft, revision: theirs.revision });
    showMerged(form, draft, merged(base.draft, draft, mine));
    return true;
  };
  const fail = (reason: unknown, mine: ProjectDraft) => {
    const problem = isProblem(reason) ? reason : undefined;
    if (problem?.code === 'revision_conflict' && meet(problem.current, mine)) return;
    if (problem && showFieldErrors(problem, form.setError)) return;
    setFailure(problem ? problemText(problem) : '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.');
  };
  const store = async (draft: ProjectDraft) => {
    const changes = base && project ? changesOf(base.draft, draft) : draft;
    if (Object.keys(changes).length === 0) return onClose();
    setFailure(undefined);
    try {
      const saved = await save(
        base && project ? { id: project.id, revision: base.revision, draft: changes } : { draft },
      ).unwrap();
      onSaved(saved, !project);
    } catch (error) {
      fail(error, draft);
    }
  };
  const takeTheirs = () => {
    form.reset(base?.draft ?? blankDraft);
    setConflict(undefined);
  };
  return { form, submit: form.handleSubmit(store), busy: isLoading, conflict, failure, takeTheirs };
};
