import { issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { issueFold } from '@maru/contracts/tracker/issue/issue.fold';
import { projectSubjectFor } from '@maru/contracts/tracker/project/project.access';
import { projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectFold } from '@maru/contracts/tracker/project/project.fold';
import type { Load } from '../pipeline/aggregate.ts';

/** Contexts do not know each other, so pictures ask the tracker here; `id` is of a project or an issue. */
export const projectOf = (load: Load) => async (id: string, userId: string) => {
  const { state: issue } = await load(issueFold, issueStream(id));
  const projectId = issue?.prj_id ?? id;
  const { state } = await load(projectFold, projectStream(projectId));
  return { projectId, subject: projectSubjectFor(state, userId) };
};
