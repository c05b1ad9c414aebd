import { isAdmin } from '@maru/contracts/kernel/actor';
import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import type { ProjectRole } from '@maru/contracts/tracker/project/project.fields';
import { authOf, type ProjectSubject, projectPolicies } from '@maru/contracts/tracker/project/project.policies';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { useCallback } from 'react';
import { useSelector } from '../../kernel/state/hooks.ts';
import { selectUser } from '../../kernel/session/session.slice.ts';

export interface Me {
  readonly id: string;
  readonly level: number;
}
type People = Pick<Project, 'user' | 'requests' | 'deleted'>;

export const roleIn = ({ user, requests }: People, id: string): ProjectRole => {
  const member = user.find((person) => person.id === id);
  if (member) return member.role;
  return requests.includes(id) ? 'requested' : 'none';
};

/** What I am in a project and may do with it, by the contract's own policies. */
export interface ProjectRights {
  readonly role: ProjectRole;
  readonly open: boolean;
  readonly edit: boolean;
  readonly move: boolean;
  readonly delete: boolean;
  /** Neither in it nor waiting, and no administrator: may ask to join. */
  readonly join: boolean;
}

export const rightsIn = (project: People, me: Me): ProjectRights => {
  const role = roleIn(project, me.id);
  const subject: ProjectSubject = { project: project.deleted ? 'deleted' : 'active', role };
  const may = (command: ProjectCommand['type']) => projectPolicies[command](me, subject) === undefined;
  return {
    role,
    open: authOf(me, subject) > 0,
    edit: may('EditProject'),
    move: may('ChangeProjectStatus'),
    delete: may('DeleteProject'),
    join: role === 'none' && !isAdmin(me) && may('RequestJoin'),
  };
};

const nobody: Me = { id: '', level: 0 };
export const useMe = (): Me => useSelector(selectUser) ?? nobody;

export const useRights = () => {
  const me = useMe();
  return useCallback((project: People) => rightsIn(project, me), [me]);
};
