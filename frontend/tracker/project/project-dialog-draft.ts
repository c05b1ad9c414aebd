import type { Project, ProjectAnswer } from '@maru/contracts/tracker/project/project.views';
import { statusLooks } from '../../design/status-chip.tsx';
import type { ProjectDraft } from './project.api.ts';

export const blankDraft: ProjectDraft = { title: '', text: '', client: '', place: '', status: 'OnGoing' };
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
const shown = (draft: ProjectDraft, field: DraftField) =>
  field === 'status' ? statusLooks[draft.status].label : draft[field];

export const meanwhile = (before: ProjectDraft, theirs: ProjectDraft, mine: ProjectDraft): readonly MeanwhileChange[] =>
  changedBetween(before, theirs).map((field) => ({
    field,
    from: shown(before, field),
    to: shown(theirs, field),
    contested: mine[field] !== before[field] && mine[field] !== theirs[field],
  }));

/** My words where I wrote some, theirs elsewhere. */
export const merged = (before: ProjectDraft, theirs: ProjectDraft, mine: ProjectDraft): ProjectDraft => ({
  ...theirs,
  ...changesOf(before, mine),
});
