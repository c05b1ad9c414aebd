import type { Examples } from '../../kernel/message.ts';
import type { UseEvent } from './use.events.ts';

export const useExamples: Examples<UseEvent> = {
  AddinUsed: {
    type: 'AddinUsed',
    data: {
      day: '2026-03-02',
      addin: 'a'.repeat(64),
      user_id: '01900000-0000-7000-8000-000000000001',
      ids: ['01900000-0000-7000-8000-0000000000a1', '01900000-0000-7000-8000-0000000000a2'],
      uses: [
        {
          command: 'Maru.Walls.Place',
          version: '2.1.0',
          revit: 2025,
          count: 3,
          first_at: '2026-03-02T00:10:00Z',
          last_at: '2026-03-02T00:20:00Z',
        },
        {
          command: 'Maru.Sheets.Number',
          version: '2.1.0',
          revit: 2025,
          count: 1,
          first_at: '2026-03-02T00:15:00Z',
          last_at: '2026-03-02T00:15:00Z',
        },
      ],
    },
  },
};
