import type { ParkedRow } from '@maru/contracts/site/fault/fault.views';
import { viewName } from '../projection/view-name.public.ts';
import { number } from '../../format/number.ts';

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
      todo: '원인을 고쳤다면 자료를 다시 시도하거나 ‘화면 자료’에서 다시 만들어 주세요.',
    };
  // Which document it is about is not known: only a rebuild folds it in its place.
  const isOfStream = document === event.stream;
  return {
    why: '기록 하나가 손상되어 읽을 수 없어요.',
    todo: isOfStream
      ? `${mend} 되돌린 뒤 ‘화면 자료’에서 ${viewName(view)} 자료를 다시 만들어 주세요.`
      : `${mend} 되돌린 뒤 다시 시도해 주세요.`,
  };
};
