import type { Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { type ImageForm, personalFolders } from '@maru/contracts/media/image/image.routes';
import { canWorkOnProject, type ProjectSubject } from '@maru/contracts/tracker/project/project.policies';

/** The project an id speaks of, its own or that of the issue with this id, and what policies see of it. */
export type ProjectOf = (
  id: string,
  userId: string,
) => Promise<{ readonly projectId: string; readonly subject: ProjectSubject }>;

/** Someone without a login stores under one's own id, and nowhere else. Throws `forbidden`. */
export const guestFolder = async ({ folder, id }: Pick<ImageForm, 'folder' | 'id'>, guest: string): Promise<string> => {
  if (folder !== 'user' || id !== guest) throw new Rejected('forbidden');
  return id;
};

/** What storing a picture asks others. */
export interface ImageRights {
  readonly projectOf: ProjectOf;
  /** Throws where somebody is no administrator any more. */
  readonly mustBeAdmin: () => Promise<void>;
}

/**
 * Under whose id a picture is stored: oneself, also for one's reviews, a project one works on, or what the shop shows.
 * Throws `forbidden` or what the policy says.
 */
export const ownerOf = async (
  { folder, id }: ImageForm,
  actor: Actor,
  { projectOf, mustBeAdmin }: ImageRights,
): Promise<string> => {
  if (personalFolders.includes(folder)) {
    if (id !== actor.id) throw new Rejected('forbidden');
    return id;
  }
  if (folder === 'item' || folder === 'slide') {
    await mustBeAdmin();
    return id;
  }
  const { projectId, subject } = await projectOf(id, actor.id);
  const refused = canWorkOnProject(actor, subject);
  if (refused) throw new Rejected(refused);
  return projectId;
};
