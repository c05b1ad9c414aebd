import type { Deciders } from '@maru/contracts/kernel/decider';
import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import { addIssue } from './add-issue.ts';
import { assignIssue } from './assign-issue.ts';
import { changeIssueClass } from './change-issue-class.ts';
import { changeIssueImage } from './change-issue-image.ts';
import { changeIssuePriority } from './change-issue-priority.ts';
import { changeIssueStatus } from './change-issue-status.ts';
import { changeIssueType } from './change-issue-type.ts';
import { deleteIssue } from './delete-issue.ts';
import { editIssue } from './edit-issue.ts';
import type { IssueState } from './issue.state.ts';
import { restoreIssue } from './restore-issue.ts';
import { setIssueDueDate } from './set-issue-due-date.ts';

export const decideIssue: Deciders<IssueCommand, IssueState, IssueEvent> = {
  AddIssue: addIssue,
  EditIssue: editIssue,
  ChangeIssueStatus: changeIssueStatus,
  ChangeIssuePriority: changeIssuePriority,
  ChangeIssueType: changeIssueType,
  ChangeIssueClass: changeIssueClass,
  AssignIssue: assignIssue,
  SetIssueDueDate: setIssueDueDate,
  ChangeIssueImage: changeIssueImage,
  DeleteIssue: deleteIssue,
  RestoreIssue: restoreIssue,
};
