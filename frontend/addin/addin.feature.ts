import { lazy } from 'react';
import type { Feature } from '../kernel/feature.ts';

export const addinFeature: Feature = {
  routes: [
    {
      path: '/adm/addin_use',
      lazy: async () => ({ Component: (await import('./use/use-log.screen.tsx')).UseLogScreen }),
    },
    {
      path: '/adm/addin_user',
      lazy: async () => ({ Component: (await import('./user/addin-users.screen.tsx')).AddinUsersScreen }),
    },
    {
      path: '/adm/addin_user/:id',
      lazy: async () => ({ Component: (await import('./user/addin-user.screen.tsx')).AddinUserScreen }),
    },
    {
      path: '/adm/addin_error',
      lazy: async () => ({ Component: (await import('./error/addin-errors.screen.tsx')).AddinErrorsScreen }),
    },
    {
      path: '/adm/addin_error/:id',
      lazy: async () => ({ Component: (await import('./error/addin-error.screen.tsx')).AddinErrorScreen }),
    },
  ],
  MemberPart: lazy(async () => ({ default: (await import('./user/member-use.tsx')).MemberUse })),
};
