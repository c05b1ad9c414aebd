import type { Examples } from '../../kernel/message.ts';
import type { AddressEvent } from './address.events.ts';

const id = '01900000-0000-7000-8000-000000000001';

export const addressExamples: Examples<AddressEvent> = {
  AddressSaved: {
    type: 'AddressSaved',
    data: {
      id,
      no: 1,
      name: '회사',
      recipient: '김하늘',
      phone: '01012345678',
      postcode: '06236',
      address: '서울 강남구 테헤란로 1',
      detail: '7층',
      main: true,
    },
  },
  AddressRemoved: { type: 'AddressRemoved', data: { id, no: 1 } },
};
