import type { Examples } from '../../kernel/message.ts';
import type { LicenceEvent } from './licence.events.ts';

const id = '01900000-0000-7000-8000-0000000000e1';

export const licenceExamples: Examples<LicenceEvent> = {
  LicenceIssued: {
    type: 'LicenceIssued',
    data: {
      id,
      order_id: '01900000-0000-7000-8000-0000000000f9',
      user_id: '01900000-0000-7000-8000-000000000001',
      no: 1,
      item_id: '01900000-0000-7000-8000-0000000000f3',
      name: '도면 검토 애드인',
      option: '1년',
      key: '7K2M-QX4D-9TRA-0BW3',
    },
  },
  LicenceRevoked: { type: 'LicenceRevoked', data: { id } },
};
