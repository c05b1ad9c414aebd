import { lazy } from 'react';
import type { Feature } from '../kernel/feature.ts';

export const siteFeature: Feature = {
  routes: [
    {
      path: '/adm/config',
      lazy: async () => ({ Component: (await import('./config/config.screen.tsx')).ConfigScreen }),
    },
    {
      path: '/adm/system',
      lazy: async () => ({ Component: (await import('./screens/system.screen.tsx')).SystemScreen }),
    },
    {
      path: '/adm/main_slide',
      lazy: async () => ({ Component: (await import('./slide/slides.screen.tsx')).SlidesScreen }),
    },
  ],
  homeTop: async () => (await import('./slide/home-slides.tsx')).HomeSlides,
  Footer: lazy(async () => ({ default: (await import('./config/site-footer.tsx')).SiteFooter })),
};
