import type { Examples } from '../../kernel/message.ts';
import type { RestockEvent } from './restock.events.ts';

const data = {
  id: '01900000-0000-7000-8000-0000000000f1',
  option_id: 1,
  user_id: '01900000-0000-7000-8000-000000000001',
};

export const restockExamples: Examples<RestockEvent> = {
  RestockAsked: { type: 'RestockAsked', data },
  RestockCancelled: { type: 'RestockCancelled', data },
  RestockTold: { type: 'RestockTold', data },
};
