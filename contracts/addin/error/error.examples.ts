import type { Examples } from '../../kernel/message.ts';
import type { AddinErrorEvent } from './error.events.ts';

const id = 'e'.repeat(32);
const issue = { prj_id: '01900000-0000-7000-8000-0000000000d1', id: '01900000-0000-7000-8000-0000000000d2' };

export const addinErrorExamples: Examples<AddinErrorEvent> = {
  AddinErrorReported: {
    type: 'AddinErrorReported',
    data: {
      id,
      addin: 'a'.repeat(64),
      user_id: '01900000-0000-7000-8000-000000000001',
      exception: 'System.NullReferenceException',
      frames: ['Maru.Walls.Place.Run', 'Maru.App.Execute'],
      ids: ['01900000-0000-7000-8000-0000000000a1'],
      sightings: [
        {
          command: 'Maru.Walls.Place',
          version: '2.1.0',
          revit: 2025,
          count: 2,
          first_at: '2026-03-02T00:10:00Z',
          last_at: '2026-03-02T00:20:00Z',
        },
      ],
    },
  },
  AddinErrorRegressed: { type: 'AddinErrorRegressed', data: { id, version: '2.2.1', fixed_in: '2.2.0' } },
  AddinErrorRose: { type: 'AddinErrorRose', data: { id, day: '2026-03-04', count: 30, usual: 2 } },
  AddinErrorAcknowledged: { type: 'AddinErrorAcknowledged', data: { id, from: { state: 'new', version: null } } },
  AddinErrorFixed: {
    type: 'AddinErrorFixed',
    data: { id, version: '2.2.0', from: { state: 'acknowledged', version: null } },
  },
  AddinErrorReopened: { type: 'AddinErrorReopened', data: { id, from: { state: 'fixed', version: '2.2.0' } } },
  AddinErrorNoted: { type: 'AddinErrorNoted', data: { id, from: '', to: '벽이 없는 층에서 생겨요.' } },
  AddinErrorLinked: { type: 'AddinErrorLinked', data: { id, from: null, to: issue } },
};
