import type { Actor } from '../../kernel/actor.ts';
import { presenceOf } from '../../kernel/fold.ts';
import type { ReadDocument } from '../../kernel/live.ts';
import { type ProjectFacts, roleOf } from './project.fold.ts';
import type { ProjectSubject } from './project.policies.ts';
import { type Membership, membershipId, type ProjectDocument } from './project.views.ts';

/** What the policies see of a project, from its documents. */
export const projectSubject = (
  project: Pick<ProjectDocument, 'deleted'> | undefined,
  own: Pick<Membership, 'role'> | undefined,
): ProjectSubject => ({ project: presenceOf(project), role: own?.role ?? 'none' });

/** The same, from the project's own stream, when this person asks. */
export const projectSubjectFor = (project: ProjectFacts | undefined, userId: string): ProjectSubject =>
  projectSubject(project, { role: roleOf(project, userId) });

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
