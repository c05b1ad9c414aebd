import type { Actor } from '../../kernel/actor.ts';
import type { ReadDocument } from '../../kernel/live.ts';
import type { ProjectSubject } from './project.policies.ts';
import { type Membership, membershipId, type ProjectDocument } from './project.views.ts';

/** What the policies see of a project, from its documents. */
export const projectSubject = (
  project: Pick<ProjectDocument, 'deleted'> | undefined,
  own: Pick<Membership, 'role'> | undefined,
): ProjectSubject => {
  const role = own?.role ?? 'none';
  if (!project) return { project: 'missing', role };
  return { project: project.deleted ? 'deleted' : 'active', role };
};

/** The same, read from the views: for reads, rooms and files. */
export const readProjectSubject = async (
  read: ReadDocument,
  actor: Actor,
  projectId: string,
): Promise<ProjectSubject> => {
  const [project, own] = await Promise.all([
    read<ProjectDocument>('project', projectId),
    read<Membership>('membership', membershipId(projectId, actor.id)),
  ]);
  return projectSubject(project, own);
};
