import type { Feature } from '../../kernel/feature.ts';

/** Unknown addresses of the admin area lead to its first screen. */
export const adminFeature: Feature = {
  routes: [
    { path: '/adm', lazy: async () => ({ Component: (await import('./admin.screen.tsx')).AdminScreen }) },
    {
      path: '/adm/namecard',
      lazy: async () => ({ Component: (await import('./name-cards.screen.tsx')).ContactCardsScreen }),
    },
    {
      path: '/adm/namecard/print',
      lazy: async () => ({ Component: (await import('./name-cards.screen.tsx')).PrintOrdersScreen }),
    },
    { path: '/adm/*', lazy: async () => ({ Component: (await import('./admin.screen.tsx')).ToAdmin }) },
  ],
};
