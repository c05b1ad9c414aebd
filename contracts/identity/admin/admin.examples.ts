import type { AdminEvent } from './admin.events.ts';

const id = '01900000-0000-7000-8000-000000000001';

/** One event of each type, for everyone's tests. */
export const adminExamples: { readonly [K in AdminEvent['type']]: Extract<AdminEvent, { type: K }> } = {
  AdminAdded: { type: 'AdminAdded', data: { id } },
  AdminRemoved: { type: 'AdminRemoved', data: { id } },
};
