import type { Examples } from '../../kernel/message.ts';
import type { NameCardEvent } from './name-card.events.ts';

const user_id = '01900000-0000-7000-8000-000000000001';
const order_id = '01900000-0000-7000-8000-0000000000f9';
const of = { id: `${order_id}-1`, user_id };
const image = (at: number) => `/api/file/namecard/${user_id}/01900000-0000-7000-8000-00000000009${at}.webp`;

export const nameCardExamples: Examples<NameCardEvent> = {
  NameCardSubmitted: {
    type: 'NameCardSubmitted',
    data: {
      ...of,
      order_id,
      no: 1,
      name: '김한빛',
      title: '소장',
      company: '한빛건축사사무소',
      phone: '010-1234-5678',
      email: 'haneul@hanbit.example',
      address: '서울특별시 중구 세종대로 110',
      website: 'hanbit.example',
      memo: '로고는 왼쪽 위에 넣어 주세요.',
      logo: image(1),
    },
  },
  ProofUploaded: { type: 'ProofUploaded', data: { ...of, proof: image(2), version: 1 } },
  ProofApproved: { type: 'ProofApproved', data: { ...of, version: 1 } },
  ProofRejected: {
    type: 'ProofRejected',
    data: { ...of, version: 1, reason: 'typo', note: '전화번호 끝자리가 8이에요.' },
  },
  ProofReminded: { type: 'ProofReminded', data: { ...of, version: 1, count: 1 } },
  NameCardPrinted: { type: 'NameCardPrinted', data: of },
};
