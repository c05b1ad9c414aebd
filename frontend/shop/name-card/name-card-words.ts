import type { nameCardTexts, NameCardStatus } from '@maru/contracts/shop/name-card/name-card.fields';
import type { Tone } from '../../design/tokens.ts';

export type CardText = (typeof nameCardTexts)[number];
export const cardLabels: Readonly<Record<CardText, string>> = {
  name: '이름',
  title: '직함',
  company: '회사',
  phone: '전화',
  email: '이메일',
  address: '주소',
  website: '홈페이지',
  memo: '요청 사항',
};

/** By state: the chip, and what comes next for the buyer. */
export const cardStates: Readonly<
  Record<NameCardStatus, { readonly tone: Tone; readonly label: string; readonly next: string }>
> = {
  requested: { tone: 'blue', label: '시안 준비 중', next: '시안을 만들고 있어요. 나오면 메일로 알려 드려요.' },
  proofed: { tone: 'amber', label: '시안 확인 필요', next: '시안을 보고 승인하거나 수정을 요청해 주세요.' },
  rejected: { tone: 'blue', label: '시안 수정 중', next: '요청하신 대로 시안을 다시 만들고 있어요.' },
  approved: { tone: 'green', label: '인쇄 준비 중', next: '승인한 시안대로 인쇄해요. 이제 내용을 바꿀 수 없어요.' },
  printed: { tone: 'green', label: '인쇄 완료', next: '인쇄를 마쳤어요. 곧 보내 드릴게요.' },
};
