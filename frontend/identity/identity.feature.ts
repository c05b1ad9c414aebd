import type { Feature } from '../app/feature.ts';
import { HomeScreen } from './home/home.screen.tsx';

export const identityFeature: Feature = {
  routes: [
    // Not lazy: the first thing most visitors see, and small.
    { path: '/', Component: HomeScreen },
    { path: '/login', lazy: async () => ({ Component: (await import('./session/login.screen.tsx')).LoginScreen }) },
    { path: '/signup', lazy: async () => ({ Component: (await import('./user/signup.screen.tsx')).SignupScreen }) },
    { path: '/registerd', lazy: async () => ({ Component: (await import('./user/registered.screen.tsx')).RegisteredScreen }) },
  ],
};
