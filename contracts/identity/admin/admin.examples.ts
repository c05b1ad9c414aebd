import type { Examples } from '../../kernel/message.ts';
import type { AdminEvent } from './admin.events.ts';

const id = '01900000-0000-7000-8000-000000000001';

export const adminExamples: Examples<AdminEvent> = {
  AdminAdded: { type: 'AdminAdded', data: { id } },
  AdminRemoved: { type: 'AdminRemoved', data: { id } },
};
