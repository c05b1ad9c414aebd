import type { Feature } from '../../kernel/feature.ts';

/** The way in, and where screens lead that are not there (yet). */
export const adminFeature: Feature = {
  routes: [
    { path: '/adm', lazy: async () => ({ Component: (await import('./admin.screen.tsx')).AdminScreen }) },
    { path: '/adm/*', lazy: async () => ({ Component: (await import('./to-admin.tsx')).ToAdmin }) },
  ],
};
