import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectPolicies, type ProjectSubject } from '@maru/contracts/tracker/project/project.policies';
import type { Aggregate, Folded } from '../../pipeline/aggregate.ts';
import { answerProject } from './project.answer.ts';
import { decideProject } from './project.decider.ts';
import { evolveProject } from './project.evolve.ts';
import { noProject, type ProjectState, projectSubject } from './project.state.ts';

/** How a project's stream is read, also by those who only ask about it. */
export const projectFold: Folded<ProjectState, ProjectEvent> = { initialState: noProject, evolve: evolveProject };

export const projectAggregate: Aggregate<ProjectCommand, ProjectState, ProjectEvent, ProjectSubject> = {
  ...projectFold,
  name: 'tracker.project',
  stream: ({ data }) => projectStream(data.id),
  decide: decideProject,
  policies: projectPolicies,
  subject: (_command, state, actor) => projectSubject(state, actor.id),
  answer: answerProject,
};
