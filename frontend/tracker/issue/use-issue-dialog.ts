import { type Issue, issueAnswer, type IssueAnswer } from '@maru/contracts/tracker/issue/issue.views';
import { useEffect, useState } from 'react';
import {
  blankIssue,
  changesOf,
  draftOf,
  type FormDraft,
  type Meanwhile,
  meanwhile,
  merged,
  type Side,
} from './issue-draft.ts';
import { type IssueDraft, useSaveIssueMutation } from './issue-commands.api.ts';
import type { IssueField } from './issue-labels.ts';
import { imageWidth } from '@maru/contracts/kernel/limits';
import { type Failure, isProblem, problemText } from '../../kernel/http/problem.ts';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import { inTab } from '../../kernel/personal/personal-storage.ts';
import type { PickedImage } from '../../design/image-choice.ts';
import { type IssueFormReturn, showFieldErrors, useTypedIssue } from './issue-form.tsx';

export interface Conflict {
  readonly changes: readonly Meanwhile[];
  readonly mine: IssueDraft;
  readonly theirs: IssueDraft;
  readonly sides: Readonly<Partial<Record<IssueField, Side>>>;
}

/** What an edit was made from, and what others made of it meanwhile. `fill` puts values into the form. */
const useIssueConflict = (issue: Issue | undefined, fill: (values: Partial<IssueDraft>) => void) => {
  const [base, setBase] = useState(() => issue && { draft: draftOf(issue), revision: issue.revision });
  const [conflict, setConflict] = useState<Conflict>();

  /** Answers whether `current` is the issue as it is now. */
  const meet = (current: unknown, mine: IssueDraft) => {
    const { data } = issueAnswer.safeParse(current);
    if (!data || !base) return false;
    const theirs = draftOf(data);
    setConflict({ changes: meanwhile(base.draft, theirs, mine), mine, theirs, sides: {} });
    setBase({ draft: theirs, revision: data.revision });
    fill(merged(base.draft, theirs, mine));
    return true;
  };
  const choose = (field: keyof IssueDraft, side: Side) => {
    if (!conflict) return;
    setConflict({ ...conflict, sides: { ...conflict.sides, [field]: side } });
    fill({ [field]: conflict[side][field] });
  };
  const takeTheirs = () => {
    if (!conflict) return;
    setConflict({ ...conflict, sides: Object.fromEntries(conflict.changes.map(({ field }) => [field, 'theirs'])) });
    fill(conflict.theirs);
  };
  return { base, conflict, meet, choose, takeTheirs };
};

interface DialogOf {
  readonly projectId: string;
  readonly issue: Issue | undefined;
  readonly onSaved: (saved: IssueAnswer) => void;
  readonly onClose: () => void;
}
const imagesOf = (image: string | null): readonly PickedImage[] => (image ? [image] : []);

/** A new issue being written is kept over a reload. */
const usePersistedDraft = ({ watch }: IssueFormReturn, key: string, isNew: boolean) => {
  useEffect(() => {
    if (!isNew) return undefined;
    const { unsubscribe } = watch((values) => inTab.write(key, values));
    return unsubscribe;
  }, [isNew, key, watch]);
};

const useFields = (issue: Issue | undefined, key: string) => {
  const [images, setImages] = useState<readonly PickedImage[]>(() => imagesOf(issue?.image ?? null));
  const form = useTypedIssue(issue ? draftOf(issue) : { ...blankIssue, ...inTab.read<Partial<FormDraft>>(key) });
  usePersistedDraft(form, key, !issue);
  const fill = ({ image, ...values }: Partial<IssueDraft>) => {
    for (const [field, value] of Object.entries(values)) form.setValue(field as keyof FormDraft, value);
    if (image !== undefined) setImages(imagesOf(image));
  };
  return { form, images, setImages, fill };
};

/**
 * Writing an issue: what is typed outlives failures, reloads (a new one), and other people's changes (an edited one).
 */
export const useIssueDialog = ({ projectId, issue, onSaved, onClose }: DialogOf) => {
  const key = `issue.${projectId}`;
  const { form, images, setImages, fill } = useFields(issue, key);
  const { base, meet, ...conflict } = useIssueConflict(issue, fill);
  const [failure, setFailure] = useState<string>();
  const [save, { isLoading }] = useSaveIssueMutation();
  const { percent, store, cancel } = useImageUpload();

  const fail = (problem: Failure, mine: IssueDraft) => {
    if (problem.code === 'revision_conflict' && meet(problem.current, mine)) return;
    if (!isProblem(problem) || !showFieldErrors(problem, form.setError)) setFailure(problemText(problem));
  };
  const post = async (mine: IssueDraft) => {
    const draft = base ? changesOf(base.draft, mine) : mine;
    if (Object.keys(draft).length === 0) return onClose();
    const { data, error } = await save({
      prj_id: projectId,
      draft,
      ...(issue && base && { id: issue.id, revision: base.revision }),
    });
    if (!data) return fail(error, mine);
    if (!issue) inTab.write(key, undefined);
    return onSaved(data);
  };
  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    const urls = await store(images, { folder: 'issue', id: projectId, width: imageWidth.issue, fit: true });
    if (!urls) return;
    // A second try sends the address of the stored image instead of uploading it again.
    setImages(urls);
    await post({ ...typed, image: urls[0] ?? null });
  });
  return {
    form,
    images,
    setImages,
    ...conflict,
    failure,
    percent,
    cancel,
    submit,
    busy: isLoading || percent !== undefined,
  };
};
