import { issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { projectStream } from '@maru/contracts/tracker/project/project.events';
import type { ProjectSubject } from '@maru/contracts/tracker/project/project.policies';
import type { Load } from '../../pipeline/aggregate.ts';
import { projectFold } from '../project/project.aggregate.ts';
import { projectSubject } from '../project/project.state.ts';
import { issueFold } from './issue.aggregate.ts';

/** For pictures: the project an id speaks of, be it a project's or an issue's, and what policies see of it. */
export const projectOf = (load: Load) => async (id: string, userId: string): Promise<{ readonly projectId: string; readonly subject: ProjectSubject }> => {
  const issue = (await load(issueFold, issueStream(id))).state;
  const projectId = issue.status === 'missing' ? id : issue.issue.prj_id;
  return { projectId, subject: projectSubject((await load(projectFold, projectStream(projectId))).state, userId) };
};
