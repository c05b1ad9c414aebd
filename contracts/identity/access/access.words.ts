import type { AccessPurpose } from './access.fields.ts';

export const accessPurposeWords: Readonly<Record<AccessPurpose, string>> = {
  delivery: '주문·배송 처리',
  inquiry: '문의 응대',
  claim: '취소·반품·교환 처리',
  account: '계정 확인·본인 요청',
  law: '법에 따른 요청',
  other: '그 밖의 이유',
};
