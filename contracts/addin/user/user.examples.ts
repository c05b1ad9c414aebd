import type { Examples } from '../../kernel/message.ts';
import type { AddinUserEvent } from './user.events.ts';

const of = {
  addin: 'a'.repeat(64),
  user_id: '01900000-0000-7000-8000-000000000001',
  session: '01900000-0000-7000-8000-0000000000b1',
};
const licence = { state: 'valid', id: '01900000-0000-7000-8000-0000000000c1' } as const;

export const addinUserExamples: Examples<AddinUserEvent> = {
  AddinSessionStarted: {
    type: 'AddinSessionStarted',
    data: { ...of, machine: 'b'.repeat(32), version: '2.1.0', revit: 2025, licence },
  },
  AddinSeen: { type: 'AddinSeen', data: { ...of, licence: { state: 'none', id: null }, from: licence } },
  AddinSessionEnded: { type: 'AddinSessionEnded', data: of },
};
