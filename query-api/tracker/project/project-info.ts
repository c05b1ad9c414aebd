import type { Actor } from '@maru/contracts/kernel/actor';
import type { Person, Presentation } from '@maru/contracts/kernel/presentation';
import { projectSubject } from '@maru/contracts/tracker/project/project.access';
import {
  authOf,
  canManageProject,
  canWorkOnProject,
  type ProjectSubject,
} from '@maru/contracts/tracker/project/project.policies';
import type { ProjectInfo, projectQueries } from '@maru/contracts/tracker/project/project.queries';
import {
  type Membership,
  membershipId,
  type Project,
  type ProjectDocument,
  projectPresentation,
} from '@maru/contracts/tracker/project/project.views';
import type { QueryHandler } from '../../http/query-handler.ts';

export const projectInfo: QueryHandler<typeof projectQueries.info> = {
  views: ['project', 'membership', 'user'],
  answer: async ({ id }, { engines: { views }, actor, present }): Promise<ProjectInfo> => {
    const [stored, own] = await Promise.all([
      views.view('project').get<ProjectDocument>(id),
      views.view('membership').get<Membership>(membershipId(id, actor.id)),
    ]);
    const subject = projectSubject(stored?.doc, own?.doc);
    const refusal = refusalOf(actor, subject);
    const [body] = stored && !refusal ? await present(withRequests, [stored.doc]) : [];
    if (!body) return { info: refusal ?? 'no project' };
    const manages = canManageProject(actor, subject) === undefined;
    return {
      info: body.info,
      user: body.info.user,
      requests: manages ? [...body.requests] : [],
      current_user: { id: actor.id, role: subject.role, auth: authOf(actor, subject) },
    };
  },
  revision: (answer) => (typeof answer.info === 'string' ? undefined : answer.info.revision),
};

const refusalOf = (actor: Actor, subject: ProjectSubject) => {
  if (subject.project !== 'active') return 'no project';
  if (!canWorkOnProject(actor, subject)) return undefined;
  return subject.role === 'requested' ? 'no auth' : 'no member';
};

interface WithRequests {
  readonly info: Project;
  readonly requests: readonly Person[];
}
/** The project and the people who wait for approval, so that all of them are read at once. */
const withRequests: Presentation<ProjectDocument, WithRequests> = {
  people: (project) => [...projectPresentation.people(project), ...project.requests],
  present: (project, person) => ({
    info: projectPresentation.present(project, person),
    requests: project.requests.map((id) => person(id)).map(({ id, no, name, image }) => ({ id, no, name, image })),
  }),
};
