import type { ParkedRow } from '@maru/contracts/site/fault/fault.views';
import { number } from '../../format/number.ts';

const views: Readonly<Record<string, string>> = {
  user: '회원',
  session: '로그인한 기기',
  addin: 'Revit 애드인 연결',
  project: '프로젝트',
  membership: '구성원',
  issue: '이슈',
  comment: '댓글',
  item: '상품',
  'item-text': '상품 설명',
  'item-category': '상품 분류',
  reservation: '잡아 둔 재고',
  order: '주문',
  payment: '결제',
  licence: '라이선스',
  coupon: '쿠폰',
  points: '포인트',
  site: '설정·슬라이드',
  system: '시스템',
  review: '후기',
  question: '상품 문의',
};
export const viewName = (view: string): string => views[view] ?? view;

export const purposeNames = { profile: '회원 정보', retention: '주문 기록' } as const;

/** Where an event stands in the log, as `npm run verify` and the services' log name it, too. */
export const placeText = ({ stream, revision, position, type }: Omit<ParkedRow['event'], 'fault'>): string =>
  `${stream} · 개정 번호 ${number(revision)} · 위치 ${number(position)} · ${type}`;

/** What is lost cannot be put right by a button: the operator chooses between going on without it and a backup. */
export const mend = '백업에서 되돌리는 방법은 docs/operations.md의 ‘A damaged log’에 있어요.';

/** Why documents of a view stand still, and what somebody does about it. */
export const parkedWords = (
  view: string,
  { document, event }: Pick<ParkedRow, 'document' | 'event'>,
): { readonly why: string; readonly todo: string } => {
  if (event.fault !== 'damaged')
    return {
      why: '프로그램이 기록 하나를 반영하지 못했어요. 원인은 서버 로그(document set aside)에서 볼 수 있어요.',
      todo: '고친 버전을 실행하면 이어서 반영해요.',
    };
  // Which document it is about is not known: only a rebuild folds it in its place.
  const isOfStream = document === event.stream;
  return {
    why: '기록 하나가 손상되어 읽을 수 없어요.',
    todo: isOfStream
      ? `${mend} 되돌린 뒤 npm run rebuild -- ${view}를 실행해 주세요.`
      : `${mend} 되돌린 뒤 서버(projectors)를 다시 시작하면 이어서 반영해요.`,
  };
};
