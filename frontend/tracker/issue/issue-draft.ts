import type { Issue, IssueAnswer } from '@maru/contracts/tracker/issue/issue.views';
import { dayOf } from './due.ts';
import type { IssueDraft } from './issue-commands.api.ts';
import { type IssueField, issueOptions } from './issue-labels.ts';

export type FormDraft = Omit<IssueDraft, 'image'>;
export const blankIssue: FormDraft = {
  title: '',
  text: '',
  status: 'TO DO',
  priority: 'LOW',
  type: '도서검토',
  class: '건축',
  assignee: null,
  due: null,
};

const draftFields = [
  'title',
  'text',
  'status',
  'priority',
  'type',
  'class',
  'assignee',
  'due',
  'image',
] as const satisfies readonly (keyof IssueDraft)[];

export const draftOf = ({
  title,
  text,
  status,
  priority,
  type,
  class: field,
  assignee,
  due,
  image,
}: Issue | IssueAnswer): IssueDraft => ({ title, text, status, priority, type, class: field, assignee, due, image });

const changedBetween = (before: IssueDraft, after: IssueDraft) =>
  draftFields.filter((field) => before[field] !== after[field]);

/** Only what was changed here: what others changed meanwhile is not written over. */
export const changesOf = (before: IssueDraft, after: IssueDraft): Partial<IssueDraft> =>
  Object.fromEntries(changedBetween(before, after).map((field) => [field, after[field]]));

export type Side = 'mine' | 'theirs';
/** A field that someone else changed while it was being edited here. */
export interface Meanwhile {
  readonly field: keyof IssueDraft & IssueField;
  /** I changed it too, to something else: only one of the two can stay. */
  readonly contested: boolean;
}

export const meanwhile = (before: IssueDraft, theirs: IssueDraft, mine: IssueDraft): readonly Meanwhile[] =>
  changedBetween(before, theirs).map((field) => ({
    field,
    contested: mine[field] !== before[field] && mine[field] !== theirs[field],
  }));

/** What I changed stays mine, all else is theirs. */
export const merged = (before: IssueDraft, theirs: IssueDraft, mine: IssueDraft): IssueDraft => ({
  ...theirs,
  ...changesOf(before, mine),
});

type NameOf = (id: string) => string;
const optionLabel = (field: 'status' | 'priority' | 'type' | 'class', value: string) =>
  issueOptions[field].find((option) => option.value === value)?.label ?? value;

/** Total over the fields: a new one is a compile error until it can be read. */
const texts: Readonly<Record<keyof IssueDraft, (draft: IssueDraft, nameOf: NameOf) => string>> = {
  title: ({ title }) => title,
  text: ({ text }) => text || '비어 있음',
  status: ({ status }) => optionLabel('status', status),
  priority: ({ priority }) => optionLabel('priority', priority),
  type: ({ type }) => type,
  class: (draft) => draft.class,
  assignee: ({ assignee }, nameOf) => (assignee ? nameOf(assignee) : '없음'),
  due: ({ due }) => (due ? dayOf(due) : '정하지 않음'),
  image: ({ image }) => (image ? '이미지 있음' : '이미지 없음'),
};

/** A value as people read it; `nameOf` names the assignee. */
export const shownValue = (draft: IssueDraft, field: Meanwhile['field'], nameOf: NameOf) => texts[field](draft, nameOf);
