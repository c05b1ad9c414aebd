import type { RestockEvent } from './restock.events.ts';

const data = {
  id: '01900000-0000-7000-8000-0000000000f1',
  option_id: 1,
  user_id: '01900000-0000-7000-8000-000000000001',
};

/** One event of each type, for everyone's tests. */
export const restockExamples: { readonly [K in RestockEvent['type']]: Extract<RestockEvent, { type: K }> } = {
  RestockAsked: { type: 'RestockAsked', data },
  RestockCancelled: { type: 'RestockCancelled', data },
  RestockTold: { type: 'RestockTold', data },
};
