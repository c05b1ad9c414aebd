import type { AdminDecider } from './admin.state.ts';

export const removeAdmin: AdminDecider<'RemoveAdmin'> = ({ ids }, { data }) =>
  ids.includes(data.id) ? [{ type: 'AdminRemoved', data }] : [];
