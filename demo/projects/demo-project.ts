import type { IssueClass, IssuePriority, IssueStatus, IssueType } from '@maru/contracts/tracker/issue/issue.fields';
import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import type { PersonKey } from '../cast/demo-people.ts';
import type { DrawingKind } from '../drawings/drawing.ts';

/** Words, and a sketch to go with them. */
export type DemoComment = readonly [by: PersonKey, comment: string, sketch?: DrawingKind];

export interface DemoIssue {
  readonly by: PersonKey;
  readonly to: PersonKey | null;
  readonly title: string;
  readonly text: string;
  /** Discipline, type, priority and where it has got to. */
  readonly is: readonly [discipline: IssueClass, type: IssueType, priority: IssuePriority, status: IssueStatus];
  /** Days from today; negative is overdue. */
  readonly due: number | null;
  readonly drawing: DrawingKind | null;
  readonly talk: readonly DemoComment[];
}

export interface DemoProject {
  readonly title: string;
  readonly text: string;
  readonly client: string;
  readonly place: string;
  readonly status: ProjectStatus;
  /** Who made it, who else owns it, works on it, and waits to. */
  readonly owner: PersonKey;
  readonly owners: readonly PersonKey[];
  readonly members: readonly PersonKey[];
  readonly waiting: readonly PersonKey[];
  /** Days ago: when it began, and when the last issue was raised. */
  readonly days: readonly [began: number, ended: number];
  /** In the order they were raised. */
  readonly issues: readonly DemoIssue[];
}
