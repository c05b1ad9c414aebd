import type { ProjectDocument } from '@maru/contracts/tracker/project/project.views';

type People = Pick<ProjectDocument, 'members' | 'requests'>;
type Role = ProjectDocument['members'][number]['role'];

export const requested = (doc: People, userId: string): People => ({
  members: doc.members,
  requests: [...new Set([...doc.requests, userId])],
});

export const without = (doc: People, userId: string): People => ({
  members: doc.members.filter(({ id }) => id !== userId),
  requests: doc.requests.filter((id) => id !== userId),
});

/** A member with that role, and no longer waiting; owners stand first, otherwise in the order of joining. */
export const withMember = (doc: People, userId: string, role: Role): People => {
  const known = doc.members.some(({ id }) => id === userId);
  const members = known
    ? doc.members.map((one) => (one.id === userId ? { id: userId, role } : one))
    : [...doc.members, { id: userId, role }];
  return {
    members: [...members.filter((one) => one.role === 'owner'), ...members.filter((one) => one.role !== 'owner')],
    requests: doc.requests.filter((id) => id !== userId),
  };
};
