import { issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { projectStream } from '@maru/contracts/tracker/project/project.events';
import type { ProjectOf } from '../media/image/image.access.ts';
import type { Load } from '../pipeline/aggregate.ts';
import { issueFold } from '../tracker/issue/issue.aggregate.ts';
import { projectFold } from '../tracker/project/project.aggregate.ts';
import { projectSubject } from '../tracker/project/project.state.ts';

/**
 * Pictures ask the tracker here, because contexts do not know each other: the project with this id, or of the issue
 * with this id.
 */
export const projectOf =
  (load: Load): ProjectOf =>
  async (id, userId) => {
    const { state: issue } = await load(issueFold, issueStream(id));
    const projectId = issue.status === 'missing' ? id : issue.issue.prj_id;
    const { state } = await load(projectFold, projectStream(projectId));
    return { projectId, subject: projectSubject(state, userId) };
  };
