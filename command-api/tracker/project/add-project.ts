import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ProjectDecider } from './project.state.ts';

/** Whoever adds a project owns it. */
export const addProject: ProjectDecider<'AddProject'> = (state, { data }, { actor }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (state.status !== 'missing') throw new Rejected('key_reused');
  return [{ type: 'ProjectAdded', data: { ...data, ownerId: actor.id } }];
};
