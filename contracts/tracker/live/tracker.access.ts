import { type Actor, isAdmin } from '../../kernel/actor.ts';
import { parseRoom, type ReadDocument, type Revocation, type Room, type RoomKind } from '../../kernel/live.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import { readProjectSubject } from '../project/project.access.ts';
import { canWorkOnProject, isMember } from '../project/project.policies.ts';
import type { Membership } from '../project/project.views.ts';
import { trackerRooms } from './tracker.relays.ts';

/** Admitted, with the project the room belongs to (none for rooms open to everyone), or refused. */
export type RoomAdmission =
  | { readonly room: Room; readonly project: string | undefined }
  | { readonly refused: RejectionCode };

/** Whether the actor may be in a room and catch up on it. Names nobody can make are refused as `not_found`. */
export const admitToRoom = async (
  read: ReadDocument,
  actor: Actor,
  name: string,
  rooms: readonly RoomKind[] = trackerRooms,
): Promise<RoomAdmission> => {
  const room = parseRoom(rooms, name);
  if (!room) return { refused: 'not_found' };
  if (room.kind.guard === 'admin') return isAdmin(actor) ? { room, project: undefined } : { refused: 'forbidden' };
  if (room.kind.guard === 'login') return { room, project: undefined };
  const project = await projectOf(read, room);
  if (project === undefined) return { refused: 'not_found' };
  const refused = canWorkOnProject(actor, await readProjectSubject(read, actor, project));
  return refused ? { refused } : { room, project };
};

const projectOf = async (read: ReadDocument, { kind, id }: Room) => {
  if (typeof kind.guard === 'string') return id;
  if (!('view' in kind.guard)) return undefined;
  return (await read<{ id: string; prj_id: string }>(kind.guard.view, id))?.prj_id;
};

/** Someone who is no member (any more) leaves the rooms of that project. */
export const trackerRevocation: Revocation<Membership> = {
  view: 'membership',
  lost: ({ role, user_id, prj_id }) => (isMember({ role }) ? undefined : { user: user_id, project: prj_id }),
};
