import { activeProject, type ProjectDecider, roleOf } from './project.state.ts';

/** Asking again, or as a member, changes nothing: the answer says where one stands. */
export const requestJoin: ProjectDecider<'RequestJoin'> = (state, _command, { actor }) => {
  const project = activeProject(state);
  return roleOf(project, actor.id) === 'none'
    ? [{ type: 'JoinRequested', data: { id: project.id, userId: actor.id } }]
    : [];
};
