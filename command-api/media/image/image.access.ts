import type { Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ImageForm } from '@maru/contracts/media/image/image.routes';
import { canWorkOnProject, type ProjectSubject } from '@maru/contracts/tracker/project/project.policies';

/** The project an id speaks of, its own or that of the issue with this id, and what policies see of it. */
export type ProjectOf = (id: string, userId: string) => Promise<{ readonly projectId: string; readonly subject: ProjectSubject }>;

/** Under whose id a picture is stored: oneself, or a project one works on. Throws `forbidden` or what the policy says. */
export const ownerOf = async ({ folder, id }: ImageForm, actor: Actor, projectOf: ProjectOf): Promise<string> => {
  if (folder === 'user') {
    if (id !== actor.id) throw new Rejected('forbidden');
    return id;
  }
  const { projectId, subject } = await projectOf(id, actor.id);
  const refused = canWorkOnProject(actor, subject);
  if (refused) throw new Rejected(refused);
  return projectId;
};
