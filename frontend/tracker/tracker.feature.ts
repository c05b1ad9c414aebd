import { lazy } from 'react';
import type { Feature } from '../kernel/feature.ts';

const live = { login: true, socket: true } as const;

export const trackerFeature: Feature = {
  routes: [
    {
      path: '/request',
      handle: live,
      lazy: async () => ({
        Component: (await import('./screens/project-dashboard-screen.tsx')).ProjectDashboardScreen,
      }),
    },
    {
      path: '/request/project',
      handle: live,
      lazy: async () => ({ Component: (await import('./project/project-list-screen.tsx')).ProjectListScreen }),
    },
    {
      path: '/request/project/:id',
      handle: { ...live, full: true },
      lazy: async () => ({ Component: (await import('./screens/project-screen.tsx')).ProjectScreen }),
    },
    {
      path: '/request/kanban',
      handle: live,
      lazy: async () => ({ Component: (await import('./project/project-list-screen.tsx')).ProjectListScreen }),
    },
    // The screen shows the live connection, so it opens one.
    {
      path: '/request/sockettest',
      handle: live,
      lazy: async () => ({ Component: (await import('./live/socket-test-screen.tsx')).SocketTestScreen }),
    },
  ],
  AddinPart: lazy(async () => ({ default: (await import('./screens/addin-tracker.tsx')).AddinTracker })),
  MemberPart: lazy(async () => ({ default: (await import('./project/member-projects.tsx')).MemberProjects })),
  OwnPart: lazy(async () => ({ default: (await import('./project/own-projects.tsx')).OwnProjects })),
  Companion: lazy(async () => ({ default: (await import('./tracker-companion.tsx')).TrackerCompanion })),
};
