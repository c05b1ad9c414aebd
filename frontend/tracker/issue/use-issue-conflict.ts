import { type Issue, issueAnswer } from '@maru/contracts/tracker/issue/issue.views';
import { useState } from 'react';
import { draftOf, type Meanwhile, meanwhile, merged, type Side } from './issue-draft.ts';
import type { IssueDraft } from './issue-commands.api.ts';
import type { IssueField } from './issue-labels.ts';

export interface Conflict {
  readonly changes: readonly Meanwhile[];
  readonly mine: IssueDraft;
  readonly theirs: IssueDraft;
  readonly sides: Readonly<Partial<Record<IssueField, Side>>>;
}

/** What an edit was made from, and what others made of it meanwhile. `fill` puts values into the form. */
export const useIssueConflict = (issue: Issue | undefined, fill: (values: Partial<IssueDraft>) => void) => {
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
