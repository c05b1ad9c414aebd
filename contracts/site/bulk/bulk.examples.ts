import type { Examples } from '../../kernel/message.ts';
import type { BulkEvent } from './bulk.events.ts';

const id = '01900000-0000-7000-8000-0000000000b1';
const order = (end: string) => `01900000-0000-7000-8000-0000000000${end}`;

export const bulkExamples: Examples<BulkEvent> = {
  BulkStarted: {
    type: 'BulkStarted',
    data: {
      id,
      kind: 'order.prepare',
      lines: [
        { id: order('d1'), name: '260101-ABCD-EFG' },
        { id: order('d2'), name: '260101-HJKM-NPQ' },
        { id: order('d3'), name: '260102-RSTV-WXY' },
      ],
    },
  },
  BulkLinesDone: {
    type: 'BulkLinesDone',
    data: { id, from: 0, count: 2, refused: [{ no: 1, code: 'order_step_refused' }] },
  },
  BulkStopped: { type: 'BulkStopped', data: { id, reason: 'asked' } },
  BulkFinished: { type: 'BulkFinished', data: { id } },
};
