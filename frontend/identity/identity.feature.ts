import type { Feature } from '../app/feature.ts';

export const identityFeature: Feature = {
  routes: [
    { path: '/login', lazy: async () => ({ Component: (await import('./session/login.screen.tsx')).LoginScreen }) },
    { path: '/signup', lazy: async () => ({ Component: (await import('./user/signup.screen.tsx')).SignupScreen }) },
    { path: '/registerd', lazy: async () => ({ Component: (await import('./user/registered.screen.tsx')).RegisteredScreen }) },
  ],
};
