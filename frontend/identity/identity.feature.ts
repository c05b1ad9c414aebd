import { lazy } from 'react';
import type { Feature } from '../kernel/feature.ts';

export const identityFeature: Feature = {
  routes: [
    { path: '/login', lazy: async () => ({ Component: (await import('./screens/login.screen.tsx')).LoginScreen }) },
    {
      path: '/login/check',
      lazy: async () => ({ Component: (await import('./mail-code/login-check.screen.tsx')).LoginCheckScreen }),
    },
    {
      path: '/findme',
      lazy: async () => ({ Component: (await import('./mail-code/find-pass.screen.tsx')).FindPassScreen }),
    },
    { path: '/signup', lazy: async () => ({ Component: (await import('./signup/signup.screen.tsx')).SignupScreen }) },
    {
      path: '/registerd',
      lazy: async () => ({ Component: (await import('./signup/registered.screen.tsx')).RegisteredScreen }),
    },
    {
      path: '/my',
      handle: { login: true },
      lazy: async () => ({ Component: (await import('./screens/my.screen.tsx')).MyScreen }),
    },
    {
      path: '/adm/user/:id',
      lazy: async () => ({ Component: (await import('./screens/member.screen.tsx')).MemberScreen }),
    },
    { path: '/adm/user', lazy: async () => ({ Component: (await import('./user/users.screen.tsx')).UsersScreen }) },
    {
      path: '/revitMenu',
      handle: { login: true },
      lazy: async () => ({ Component: (await import('./addin-binding/revit-menu.screen.tsx')).RevitMenuScreen }),
    },
  ],
  Companion: lazy(async () => ({ default: (await import('./identity-companion.tsx')).IdentityCompanion })),
};
