import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { projectStatus } from './project.fields.ts';

export const projectStream = (id: string) => `tracker.project-${id}`;

const id = z.string();
const userId = z.string();
export const projectEvent = z.discriminatedUnion('type', [
  event('ProjectAdded', {
    id,
    title: z.string(),
    text: z.string(),
    client: z.string(),
    place: z.string(),
    status: projectStatus,
    ownerId: userId,
  }),
  event('ProjectEdited', {
    id,
    title: z.string().optional(),
    text: z.string().optional(),
    client: z.string().optional(),
    place: z.string().optional(),
  }),
  event('ProjectStatusChanged', { id, from: projectStatus, to: projectStatus }),
  event('ProjectDeleted', { id }),
  event('ProjectRestored', { id }),
  event('JoinRequested', { id, userId }),
  event('JoinApproved', { id, userId }),
  event('JoinDeclined', { id, userId }),
  event('MemberLeft', { id, userId }),
  event('MemberRemoved', { id, userId }),
  event('MemberPromoted', { id, userId }),
  event('MemberDemoted', { id, userId }),
]);
export type ProjectEvent = z.infer<typeof projectEvent>;
