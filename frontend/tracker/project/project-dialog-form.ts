import { zodResolver } from '@hookform/resolvers/zod';
import { projectForm } from '@maru/contracts/tracker/project/project.routes';
import { type Project, projectAnswer } from '@maru/contracts/tracker/project/project.views';
import { useState } from 'react';
import { type UseFormReturn, type UseFormSetError, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Problem, isProblem, problemText } from '../../kernel/http/problem.ts';
import {
  blankDraft,
  changesOf,
  draftFields,
  draftOf,
  fieldLooks,
  meanwhile,
  type MeanwhileChange,
  merged,
} from './project-dialog-draft.ts';
import { type ProjectDraft, useSaveProjectMutation } from './project.api.ts';

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
  const known = errors.flatMap(({ path, message }) =>
    draftFields.filter((field) => field === path).map((field) => ({ field, message })),
  );
  for (const { field, message } of known) setError(field, { message });
  return known.length > 0;
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
  /** What the edit was made from. */
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
