import type { Examples } from '../../kernel/message.ts';
import type { AddinEvent } from './addin.events.ts';

const data = { hash: 'a'.repeat(64), userId: '01900000-0000-7000-8000-000000000001' };

export const addinExamples: Examples<AddinEvent> = {
  AddinBound: { type: 'AddinBound', data },
  AddinUnbound: { type: 'AddinUnbound', data },
};
