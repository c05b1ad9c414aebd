import { issueClasses, issuePriorities, issueStatuses, issueTypes } from '@maru/contracts/tracker/issue/issue.fields';
import { priorityLooks } from '../../design/priority-icon.tsx';
import { statusLooks } from '../../design/status-chip.tsx';

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
}
const asThemselves = <T extends string>(values: readonly T[]): readonly Option<T>[] =>
  values.map((value) => ({ value, label: value }));

export const issueOptions = {
  status: issueStatuses.map((value) => ({ value, label: statusLooks[value].label })),
  priority: issuePriorities.map((value) => ({ value, label: priorityLooks[value].label })),
  type: asThemselves(issueTypes),
  class: asThemselves(issueClasses),
} as const;

export const fieldLabels = {
  title: '제목',
  text: '내용',
  status: '상태',
  priority: '우선순위',
  type: '유형',
  class: '분야',
  assignee: '담당자',
  due: '마감일',
  image: '이미지',
} as const;
export type IssueField = keyof typeof fieldLabels;
