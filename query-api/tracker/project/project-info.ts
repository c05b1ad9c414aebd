import type { Person } from '@maru/contracts/kernel/presentation';
import { projectSubject } from '@maru/contracts/tracker/project/project.access';
import { authOf, canManageProject, canWorkOnProject } from '@maru/contracts/tracker/project/project.policies';
import type { ProjectInfo, projectQueries } from '@maru/contracts/tracker/project/project.queries';
import { type Membership, membershipId, type Project, type ProjectDocument, projectPresentation } from '@maru/contracts/tracker/project/project.views';
import { present } from '@maru/platform/view-store/people';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';

export const projectInfo: QueryHandler<typeof projectQueries.info> = {
  views: ['project', 'membership', 'user'],
  answer: async ({ id }, { engines: { views }, actor }): Promise<ProjectInfo> => {
    const [stored, own] = await Promise.all([
      views.view('project').get<ProjectDocument>(id),
      views.view('membership').get<Membership>(membershipId(id, actor.id)),
    ]);
    const subject = projectSubject(stored?.doc, own?.doc);
    if (!stored || subject.project !== 'active') return { info: 'no project' };
    if (canWorkOnProject(actor, subject)) return { info: subject.role === 'requested' ? 'no auth' : 'no member' };
    const { info, requests } = await presentWithRequests(views, stored.doc);
    const manages = canManageProject(actor, subject) === undefined;
    return {
      info, user: info.user, requests: manages ? requests : [],
      current_user: { id: actor.id, role: subject.role, auth: authOf(actor, subject) },
    };
  },
  revision: (answer) => (typeof answer.info === 'string' ? undefined : answer.info.revision),
};

interface WithRequests {
  readonly info: Project;
  readonly requests: Person[];
}
/** The project and the people who wait for approval, with one read of people. */
const presentWithRequests = async (views: ViewStore, doc: ProjectDocument) => {
  const [shown] = await present<ProjectDocument, WithRequests>(views, {
    people: (project) => [...projectPresentation.people(project), ...project.requests],
    present: (project, person) => ({
      info: projectPresentation.present(project, person),
      requests: project.requests.map((id) => person(id)).map(({ id, no, name, image }) => ({ id, no, name, image })),
    }),
  }, [doc]);
  if (!shown) throw new Error('one document was presented');
  return shown;
};
