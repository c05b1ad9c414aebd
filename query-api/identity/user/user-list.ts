import type { userAdminQueries } from '@maru/contracts/identity/user/user-admin.routes';
import type { ManagedUser, UserCard } from '@maru/contracts/identity/user/user.views';
import { isSearchable } from '@maru/platform/view-store/search-text';
import type { Where } from '@maru/platform/view-store/view-store';
import type { z } from 'zod';
import type { QueryHandler } from '../../http/query-handler.ts';

type Filter = z.output<(typeof userAdminQueries.list)['input']>;

export const userList: QueryHandler<typeof userAdminQueries.list> = {
  views: ['user'],
  answer: async (filter, { engines: { views } }) => {
    const matching = { where: whereOf(filter), ...textOf(filter) };
    const { page, itemsPerPage, sortBy } = filter;
    const users = views.view('user');
    const [rows, total] = await Promise.all([
      users.find<UserCard>({
        ...matching,
        sort: [{ field: 'no', direction: sortBy === 'no' ? 'asc' : 'desc' }],
        limit: itemsPerPage,
        offset: (page - 1) * itemsPerPage,
      }),
      users.count(matching),
    ]);
    return { list: rows.map(({ doc }) => managedUserOf(doc)), total };
  },
};

const whereOf = ({ status, level }: Filter): Where => ({
  ...(status === 'all' ? {} : { status }),
  ...(level === undefined ? {} : { level }),
});
/** One character is too little to search for: it filters nothing. */
const textOf = ({ text }: Filter) => (isSearchable(text) ? { text } : {});
const managedUserOf = ({ position: _, ...user }: UserCard): ManagedUser => user;
