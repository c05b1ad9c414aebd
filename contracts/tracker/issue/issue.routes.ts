import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { addOrEdit, commandRoute } from '../../kernel/route.ts';
import { issueChanges, type IssueCommand } from './issue.commands.ts';
import { issueFields, program } from './issue.fields.ts';
import { issueAnswer } from './issue.views.ts';

const one = z.object({ id });
export const issueForm = z.object({
  prj_id: id,
  title: issueFields.title,
  text: issueFields.text.default(''),
  program: program.default('web'),
  status: issueFields.status.default('TO DO'),
  priority: issueFields.priority.default('LOW'),
  type: issueFields.type.default('도서검토'),
  class: issueFields.class.default('건축'),
  assignee: issueFields.assignee.default(null),
  due: issueFields.due.default(null),
  image: issueFields.image.default(null),
});
const edit = issueChanges.extend({ id });

/** A call that changes one field: `PUT request/request/<path> {id, <field>}`. */
const change = <S extends z.ZodObject>(path: string, input: S, toCommand: (data: z.output<S>) => IssueCommand) =>
  commandRoute({
    method: 'PUT',
    path: `request/request/${path}`,
    access: 'login',
    summary: `Changes the ${path} of an issue.`,
    input,
    answer: issueAnswer,
    toCommand,
  });

export const issueRoutes = {
  add: commandRoute({
    method: 'POST',
    path: 'request/request/add',
    access: 'login',
    summary: 'Raises an issue; with `id` it edits that one.',
    input: addOrEdit(issueForm, edit),
    answer: issueAnswer,
    toCommand: (input, newId): IssueCommand =>
      'id' in input ? { type: 'EditIssue', data: input } : { type: 'AddIssue', data: { ...input, id: newId } },
  }),
  changeStatus: change('status', z.object({ id, status: issueFields.status }), (data) => ({
    type: 'ChangeIssueStatus',
    data,
  })),
  changePriority: change('priority', z.object({ id, priority: issueFields.priority }), (data) => ({
    type: 'ChangeIssuePriority',
    data,
  })),
  changeType: change('type', z.object({ id, type: issueFields.type }), (data) => ({ type: 'ChangeIssueType', data })),
  changeClass: change('class', z.object({ id, class: issueFields.class }), (data) => ({
    type: 'ChangeIssueClass',
    data,
  })),
  assign: change('assignee', z.object({ id, assignee: issueFields.assignee }), (data) => ({
    type: 'AssignIssue',
    data,
  })),
  setDueDate: change('due', z.object({ id, due: issueFields.due }), (data) => ({ type: 'SetIssueDueDate', data })),
  changeImage: change('image', z.object({ id, image: issueFields.image }), (data) => ({
    type: 'ChangeIssueImage',
    data,
  })),
  delete: commandRoute({
    method: 'DELETE',
    path: 'request/request',
    access: 'login',
    summary: 'Deletes an issue; it can be restored.',
    input: one,
    answer: one,
    toCommand: (data): IssueCommand => ({ type: 'DeleteIssue', data }),
  }),
  restore: commandRoute({
    method: 'POST',
    path: 'request/request/restore',
    access: 'login',
    summary: 'Restores a deleted issue.',
    input: one,
    answer: issueAnswer,
    toCommand: (data): IssueCommand => ({ type: 'RestoreIssue', data }),
  }),
};
