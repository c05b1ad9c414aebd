import { Rejected } from '@maru/contracts/kernel/rejections';
import type { AddinDecider } from './addin.state.ts';

/** Whoever bound it first lets go of it first: else a guid that got out would take it over. */
export const bindAddin: AddinDecider<'BindAddin'> = (state, { data }) => {
  if (state.userId === undefined) return [{ type: 'AddinBound', data }];
  if (state.userId !== data.userId) throw new Rejected('addin_taken');
  return [];
};
