import type { IssueStatus } from '@maru/contracts/tracker/issue/issue.fields';
import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import { ToneChip } from './tone-chip.tsx';
import type { Tone } from './tokens.ts';

/** Words and colours of every status; screens show nothing else for one. */
export const statusLooks: Readonly<
  Record<ProjectStatus | IssueStatus, { readonly label: string; readonly tone: Tone }>
> = {
  OnGoing: { label: '진행 중', tone: 'indigo' },
  OnHold: { label: '보류', tone: 'red' },
  Finished: { label: '완료', tone: 'amber' },
  'TO DO': { label: '할 일', tone: 'grey' },
  'IN PROGRESS': { label: '진행 중', tone: 'blue' },
  DONE: { label: '완료', tone: 'green' },
};

export interface StatusChipProps {
  readonly status: ProjectStatus | IssueStatus;
  readonly size?: 'small' | 'medium';
}

export const StatusChip = ({ status, size = 'medium' }: StatusChipProps) => (
  <ToneChip {...statusLooks[status]} size={size} />
);
