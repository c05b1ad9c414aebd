import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { projectFields, projectStatus } from './project.fields.ts';

const { title, text, client, place } = projectFields;
export const projectCommand = z.discriminatedUnion('type', [
  command('AddProject', { id, title, text, client, place, status: projectStatus }),
  command('EditProject', {
    id,
    title: title.optional(),
    text: text.optional(),
    client: client.optional(),
    place: place.optional(),
    status: projectStatus.optional(),
  }),
  command('ChangeProjectStatus', { id, status: projectStatus }),
  command('DeleteProject', { id }),
  command('RestoreProject', { id }),
  command('RequestJoin', { id }),
  command('ApproveJoin', { id, userId: id }),
  command('DeclineJoin', { id, userId: id }),
  command('LeaveProject', { id, userId: id }),
  command('RemoveMember', { id, userId: id }),
  command('PromoteMember', { id, userId: id }),
  command('DemoteMember', { id, userId: id }),
]);
export type ProjectCommand = z.infer<typeof projectCommand>;
