import type { Examples } from '../../kernel/message.ts';
import type { AlertEvent } from './alert.events.ts';

export const alertExamples: Examples<AlertEvent> = {
  AlertRaised: { type: 'AlertRaised', data: { id: 'parked', count: 3 } },
  AlertEnded: { type: 'AlertEnded', data: { id: 'parked' } },
};
