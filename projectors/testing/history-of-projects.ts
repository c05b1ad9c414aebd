import { userStream } from '@maru/contracts/identity/user/user.events';
import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import type { Cast, Step } from './history-cast.ts';

const { ProjectAdded: added, ...changes } = projectExamples;
const kinds = Object.values(changes);

export const addUser = ({ newId }: Cast): Step => {
  const id = newId('d');
  return [userStream(id), { ...userExamples.UserRegistered, data: { ...userExamples.UserRegistered.data, id } }];
};

export const addProject = ({ newId, projects, text }: Cast): Step => {
  const id = newId('a');
  projects.push(id);
  return [projectStream(id), { ...added, data: { ...added.data, id, title: text(5), text: text(20) } }];
};

export const changeProject = ({ roll, text }: Cast, id: string): Step => {
  const change = kinds[roll(kinds.length)] ?? changes.ProjectEdited;
  const data = change.type === 'ProjectEdited' ? { id, title: text(5) } : { ...change.data, id };
  return [projectStream(id), { type: change.type, data } as ProjectEvent];
};
