import type { Examples } from '../../kernel/message.ts';
import type { LicenceEvent } from './licence.events.ts';

const id = '01900000-0000-7000-8000-0000000000e1';
const user_id = '01900000-0000-7000-8000-000000000001';
const holder_id = '01900000-0000-7000-8000-000000000002';
const invitation = '01900000-0000-7000-8000-0000000000e2';

export const licenceExamples: Examples<LicenceEvent> = {
  LicenceIssued: {
    type: 'LicenceIssued',
    data: {
      id,
      order_id: '01900000-0000-7000-8000-0000000000f9',
      user_id,
      no: 1,
      item_id: '01900000-0000-7000-8000-0000000000f3',
      name: '도면 검토 애드인',
      option: '1년',
      key: '7K2M-QX4D-9TRA-0BW3',
    },
  },
  LicenceKeyChanged: { type: 'LicenceKeyChanged', data: { id, user_id, key: 'M3VD-0ZQ8-K6TP-R1XN' } },
  LicenceRevoked: { type: 'LicenceRevoked', data: { id } },
  SeatOffered: {
    type: 'SeatOffered',
    data: { id, invitation, email: 'bada@example.com', until: '2026-01-15T00:00:01.000Z' },
  },
  SeatOfferEnded: { type: 'SeatOfferEnded', data: { id, invitation, why: 'takenBack' } },
  SeatTaken: { type: 'SeatTaken', data: { id, invitation, holder_id } },
  MachineBound: {
    type: 'MachineBound',
    data: { id, user_id: holder_id, machine: '3f8a0c5d9b7e41f2a6c8', name: '설계팀 노트북' },
  },
  MachineReleased: { type: 'MachineReleased', data: { id, by: 'holder' } },
  SeatFreed: { type: 'SeatFreed', data: { id, holder_id, why: 'takenBack' } },
};
