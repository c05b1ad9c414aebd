import type { Deciders } from '@maru/contracts/kernel/decider';
import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import type { ProjectEvent } from '@maru/contracts/tracker/project/project.events';
import { addProject } from './add-project.ts';
import { approveJoin } from './approve-join.ts';
import { changeProjectStatus } from './change-project-status.ts';
import { declineJoin } from './decline-join.ts';
import { deleteProject } from './delete-project.ts';
import { demoteMember } from './demote-member.ts';
import { editProject } from './edit-project.ts';
import { leaveProject } from './leave-project.ts';
import type { ProjectState } from './project.state.ts';
import { promoteMember } from './promote-member.ts';
import { removeMember } from './remove-member.ts';
import { requestJoin } from './request-join.ts';
import { restoreProject } from './restore-project.ts';

export const decideProject: Deciders<ProjectCommand, ProjectState, ProjectEvent> = {
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
};
