import type { AddinDecider } from './addin.state.ts';

export const unbindAddin: AddinDecider<'UnbindAddin'> = ({ userId }, { data: { hash } }) =>
  userId === undefined ? [] : [{ type: 'AddinUnbound', data: { hash, userId } }];
