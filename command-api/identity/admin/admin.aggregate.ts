import type { AdminCommand } from '@maru/contracts/identity/admin/admin.commands';
import { type AdminEvent, adminsStream } from '@maru/contracts/identity/admin/admin.events';
import { adminPolicies, type AdminSubject } from '@maru/contracts/identity/admin/admin.policies';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { isActiveAdmin } from '../user/user.state.ts';
import { adminFold, type AdminState } from '@maru/contracts/identity/admin/admin.fold';

const someActive = async (ids: readonly string[], load: Load) => {
  const users = await Promise.all(ids.map((id) => load(userAggregate, userStream(id))));
  return users.some(({ state }) => isActiveAdmin(state));
};

export const adminAggregate: Aggregate<AdminCommand, AdminState, AdminEvent, AdminSubject> = {
  ...adminFold,
  name: 'identity.admins',
  stream: () => adminsStream,
  decide: {
    AddAdmin: ({ ids }, { data }) => (ids.includes(data.id) ? [] : [{ type: 'AdminAdded', data }]),
    RemoveAdmin: ({ ids }, { data }) => (ids.includes(data.id) ? [{ type: 'AdminRemoved', data }] : []),
  },
  policies: adminPolicies,
  subject: async ({ type, data: { id } }, { ids }, _actor, load) => ({
    othersLeft:
      type === 'AddAdmin' ||
      !ids.includes(id) ||
      (await someActive(
        ids.filter((one) => one !== id),
        load,
      )),
  }),
  answer: () => ({ body: {} }),
};
