import type { Examples } from '../../kernel/message.ts';
import type { SocialEvent } from './social.events.ts';

const data = { userId: '01900000-0000-7000-8000-000000000001' };

export const socialExamples: Examples<SocialEvent> = {
  SocialReserved: { type: 'SocialReserved', data },
  SocialReleased: { type: 'SocialReleased', data },
};
