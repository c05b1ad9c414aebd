import type { Actor } from '@maru/contracts/kernel/actor';
import { projectSubjectFor } from '@maru/contracts/tracker/project/project.access';
import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectFold, roleOf } from '@maru/contracts/tracker/project/project.fold';
import { isMember, projectPolicies, type ProjectSubject } from '@maru/contracts/tracker/project/project.policies';
import { projectPresentation } from '@maru/contracts/tracker/project/project.views';
import type { Aggregate, Answer } from '../../pipeline/aggregate.ts';
import {
  approveJoin,
  declineJoin,
  demoteMember,
  leaveProject,
  promoteMember,
  removeMember,
  requestJoin,
} from './change-member.ts';
import { deleteProject, restoreProject } from './delete-project.ts';
import type { ProjectState } from './project.state.ts';
import { addProject, changeProjectStatus, editProject } from './write-project.ts';

const answer = (project: ProjectState, { type, data }: ProjectCommand, actor: Actor): Answer => {
  if ('userId' in data) return { body: { id: data.id, user_id: data.userId, role: roleOf(project, data.userId) } };
  if (type === 'DeleteProject' || !project) return { body: { id: data.id } };
  if (type === 'RequestJoin')
    return { body: { status: isMember({ role: roleOf(project, actor.id) }) ? 'member' : 'requested' } };
  // Only of a project that was just made are the counts of issues known here.
  const counts = type === 'AddProject' ? { count: 0, open: 0 } : {};
  return { body: { ...project, ...counts }, presentation: projectPresentation };
};

export const projectAggregate: Aggregate<ProjectCommand, ProjectState, ProjectEvent, ProjectSubject> = {
  ...projectFold,
  name: 'tracker.project',
  stream: ({ data }) => projectStream(data.id),
  decide: {
    AddProject: addProject,
    EditProject: editProject,
    ChangeProjectStatus: changeProjectStatus,
    DeleteProject: deleteProject,
    RestoreProject: restoreProject,
    RequestJoin: requestJoin,
    ApproveJoin: approveJoin,
    DeclineJoin: declineJoin,
    LeaveProject: leaveProject,
    RemoveMember: removeMember,
    PromoteMember: promoteMember,
    DemoteMember: demoteMember,
  },
  policies: projectPolicies,
  subject: (_command, project, actor) => projectSubjectFor(project, actor.id),
  answer,
};
