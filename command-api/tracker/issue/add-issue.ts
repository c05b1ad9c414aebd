import { Rejected } from '@maru/contracts/kernel/rejections';
import type { IssueDecider } from './issue.state.ts';

export const addIssue: IssueDecider<'AddIssue'> = (state, { data }, { actor }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (state.status !== 'missing') throw new Rejected('key_reused');
  return [{ type: 'IssueAdded', data: { ...data, user: actor.id } }];
};
