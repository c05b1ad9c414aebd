import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { addOrEdit, commandRoute } from '../../kernel/route.ts';
import type { ProjectCommand } from './project.commands.ts';
import { projectFields, projectRole, projectStatus } from './project.fields.ts';
import { projectAnswer } from './project.views.ts';

const { title, text, client, place } = projectFields;
const one = z.object({ id });
const memberAction = z.enum(['approve', 'decline', 'remove', 'leave', 'promote', 'demote']);
const commandOf = {
  approve: 'ApproveJoin',
  decline: 'DeclineJoin',
  remove: 'RemoveMember',
  leave: 'LeaveProject',
  promote: 'PromoteMember',
  demote: 'DemoteMember',
} as const satisfies Record<z.infer<typeof memberAction>, ProjectCommand['type']>;

const fresh = z.object({
  title,
  text: text.default(''),
  client: client.default(''),
  place: place.default(''),
  status: projectStatus.default('OnGoing'),
});
export const projectForm = fresh;
const edit = z
  .object({ id, ...projectFields, status: projectStatus })
  .partial()
  .required({ id: true });

export const projectRoutes = {
  add: commandRoute({
    method: 'POST',
    path: 'request/project/add',
    access: 'login',
    summary: 'Adds a project; with `id` it edits that one.',
    input: addOrEdit(fresh, edit),
    answer: projectAnswer,
    toCommand: (input, newId): ProjectCommand =>
      'id' in input ? { type: 'EditProject', data: input } : { type: 'AddProject', data: { ...input, id: newId } },
  }),
  changeStatus: commandRoute({
    method: 'PUT',
    path: 'request/project/kanban/update',
    access: 'login',
    summary: 'Moves a project to another status.',
    input: z.object({ id, status: projectStatus }),
    answer: projectAnswer,
    toCommand: (data): ProjectCommand => ({ type: 'ChangeProjectStatus', data }),
  }),
  delete: commandRoute({
    method: 'DELETE',
    path: 'request/project',
    access: 'login',
    summary: 'Deletes a project; it can be restored.',
    input: one,
    answer: one,
    toCommand: (data): ProjectCommand => ({ type: 'DeleteProject', data }),
  }),
  restore: commandRoute({
    method: 'POST',
    path: 'request/project/restore',
    access: 'login',
    summary: 'Restores a deleted project.',
    input: one,
    answer: projectAnswer,
    toCommand: (data): ProjectCommand => ({ type: 'RestoreProject', data }),
  }),
  join: commandRoute({
    method: 'POST',
    path: 'request/project/join',
    access: 'login',
    summary: 'Asks to join a project.',
    input: one,
    answer: z.object({ status: z.enum(['requested', 'member']) }),
    toCommand: (data): ProjectCommand => ({ type: 'RequestJoin', data }),
  }),
  member: commandRoute({
    method: 'POST',
    path: 'request/project/member',
    access: 'login',
    summary: 'Approves, declines, removes, promotes, demotes a person, or leaves.',
    input: z.object({ id, user_id: id, action: memberAction }),
    answer: z.object({ id, user_id: id, role: projectRole }),
    toCommand: ({ id: project, user_id, action }): ProjectCommand => ({
      type: commandOf[action],
      data: { id: project, userId: user_id },
    }),
  }),
};
