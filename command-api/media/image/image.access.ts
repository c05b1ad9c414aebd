import type { Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { type ImageForm, ownFolders } from '@maru/contracts/media/image/image.routes';
import { canWorkOnProject, type ProjectSubject } from '@maru/contracts/tracker/project/project.policies';
import type { Request } from 'express';
import type { Call } from '../../http/call.ts';

/** The project with this id, or of the issue with this id, and what policies see of it. */
export type ProjectOf = (
  id: string,
  userId: string,
) => Promise<{ readonly projectId: string; readonly subject: ProjectSubject }>;

/** Stored under one's own id, and nowhere else. Throws `forbidden`. */
export const guestFolder = async ({ folder, id }: Pick<ImageForm, 'folder' | 'id'>, guest: string): Promise<string> => {
  if (folder !== 'user' || id !== guest) throw new Rejected('forbidden');
  return id;
};

export interface ImageRights {
  readonly projectOf: ProjectOf;
  readonly mustBeAdmin: () => Promise<void>;
}

/** What only administrators store. */
const deskFolders: readonly ImageForm['folder'][] = ['item', 'slide', 'card'];

/** Throws `forbidden` or what the policy says. */
export const ownerOf = async (
  { folder, id }: ImageForm,
  actor: Actor,
  { projectOf, mustBeAdmin }: ImageRights,
): Promise<string> => {
  if (ownFolders.includes(folder)) {
    // A proof is drawn by the shop, and kept with whom it is for.
    if (id !== actor.id && folder === 'namecard') await mustBeAdmin();
    else if (id !== actor.id) throw new Rejected('forbidden');
    return id;
  }
  if (deskFolders.includes(folder)) {
    await mustBeAdmin();
    return id;
  }
  const { projectId, subject } = await projectOf(id, actor.id);
  const refusal = canWorkOnProject(actor, subject);
  if (refusal) throw new Rejected(refusal);
  return projectId;
};

/** Whether a guest has shown what the order takes. */
export interface Tickets {
  isShown(req: Request, orderId: string): Promise<boolean>;
  isAnyShown(req: Request): Promise<boolean>;
}
/** Photos of claims, stored below the order that the guest has shown number and phone of. */
export const isWithTicket = async (tickets: Tickets, req: Request, { folder, id }: Pick<ImageForm, 'folder' | 'id'>) =>
  folder === 'claim' && (await tickets.isShown(req, id));

export interface Guest {
  readonly id: string;
  take(): Promise<void>;
  rememberPicture(image: string): Promise<void>;
}
export interface Guests {
  welcome(call: Call): Promise<Guest>;
}
