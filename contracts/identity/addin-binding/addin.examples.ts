import type { AddinEvent } from './addin.events.ts';

const data = { hash: 'a'.repeat(64), userId: '01900000-0000-7000-8000-000000000001' };

/** One event of each type, for everyone's tests. */
export const addinExamples: { readonly [K in AddinEvent['type']]: Extract<AddinEvent, { type: K }> } = {
  AddinBound: { type: 'AddinBound', data },
  AddinUnbound: { type: 'AddinUnbound', data },
};
