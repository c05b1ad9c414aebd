import type { AdminDecider } from './admin.state.ts';

export const addAdmin: AdminDecider<'AddAdmin'> = ({ ids }, { data }) =>
  ids.includes(data.id) ? [] : [{ type: 'AdminAdded', data }];
