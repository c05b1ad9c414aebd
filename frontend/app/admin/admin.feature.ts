import type { Feature } from '../../kernel/feature.ts';

/** Unknown addresses of the admin area lead to its first screen. */
export const adminFeature: Feature = {
  routes: [
    { path: '/adm', lazy: async () => ({ Component: (await import('./admin.screen.tsx')).AdminScreen }) },
    { path: '/adm/*', lazy: async () => ({ Component: (await import('./admin.screen.tsx')).ToAdmin }) },
  ],
};
