import type { ConfigCommand } from '@maru/contracts/site/config/config.commands';
import type { SlideCommand } from '@maru/contracts/site/slide/slide.commands';
import { demoId } from './cast/demo-id.ts';
import { addressOf, slideKey } from './demo-pictures.ts';
import { demoSlides } from './demo-slides.ts';

/** One command of the site, and how many days ago it was sent. */
interface SiteScene {
  readonly ago: number;
  readonly command: ConfigCommand | SlideCommand;
}

const business: ConfigCommand = {
  type: 'ChangeBusinessInfo',
  data: {
    name: '주식회사 설계마루',
    owner: '김하늘',
    registration_number: '1234567891',
    mail_order_number: '2026-서울마포-0123',
    address: '서울특별시 마포구 월드컵북로 400, 7층',
    phone: '02-555-0142',
    email: 'help@maru.example',
    privacy_officer: '이도윤',
    hosting: '설계마루 자체 서버',
  },
};

export const siteScenes: readonly SiteScene[] = [
  { ago: 140, command: business },
  ...demoSlides.map(({ looks: _looks, ...slide }, at): SiteScene => ({
    ago: 20 - at,
    command: {
      type: 'AddSlide',
      data: {
        ...slide,
        id: demoId('slide', at),
        image: addressOf(slideKey(at)),
        alt: '',
        from: null,
        until: null,
        shown: true,
      },
    },
  })),
];
