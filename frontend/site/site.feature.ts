import { lazy } from 'react';
import type { Feature } from '../kernel/feature.ts';
import { noticesCall } from './notice/notices-call.ts';
import { NoticePlace } from './notice/notice-place.tsx';

export const siteFeature: Feature = {
  routes: [
    { path: '/card/:id', lazy: () => import('./contact-card/contact-card.opening.ts') },
    {
      path: '/adm/config/:section?',
      lazy: async () => ({ Component: (await import('./screens/config.screen.tsx')).ConfigScreen }),
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
  Banner: NoticePlace,
  bannerCalls: [noticesCall],
  Footer: lazy(async () => ({ default: (await import('./config/site-footer.tsx')).SiteFooter })),
};
