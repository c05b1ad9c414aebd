import type { Reaction } from '@maru/contracts/site/reaction/reaction.views';
import type { WorkflowStanding } from '@maru/contracts/site/workflow/workflow.views';

const workflows: Readonly<Record<string, string>> = {
  orders: '주문 처리',
  payments: '결제·환불',
  mails: '메일 보내기',
  restock: '재입고 알림',
  erasure: '탈퇴 회원 지우기',
  unconfirmed: '미완료 가입 지우기',
};
export const workflowName = (id: string): string => workflows[id] ?? id;

const things: readonly (readonly [prefix: string, word: string])[] = [
  ['shop.order-', '주문'],
  ['shop.payment-', '결제'],
  ['shop.item-', '상품'],
  ['shop.restock-', '재입고 알림'],
  ['shop.question-', '상품 문의'],
  ['identity.user-', '회원'],
  ['identity.signup-', '회원가입'],
  ['identity.code-', '인증 메일'],
];

/** What a reaction is about, and where an administrator finds it. */
export const thingOf = ({ stream }: Pick<Reaction, 'stream'>): { readonly label: string; readonly path?: string } => {
  const [prefix = '', word = stream] = things.find(([start]) => stream.startsWith(start)) ?? [];
  const id = stream.slice(prefix.length);
  const isOrder = prefix === 'shop.order-' || prefix === 'shop.payment-';
  return { label: prefix === '' ? stream : `${word} ${id.slice(-6)}`, ...(isOrder && { path: `/adm/order/${id}` }) };
};

export const reactionLooks = {
  waiting: { tone: 'amber', label: '기다리는 중' },
  retried: { tone: 'blue', label: '다시 시도 중' },
  givenUp: { tone: 'grey', label: '포기함' },
  done: { tone: 'blue', label: '끝남' },
} as const;

/** Why it stopped, what to do, and the button where there is one. */
export const stopWords = ({
  reason,
  type,
}: Pick<WorkflowStanding, 'reason' | 'type'>): { readonly why: string; readonly resume?: string } => {
  if (reason === 'unknownEvent')
    return { why: `이 프로그램이 모르는 새 기록(${type ?? '?'})이 있어요. 새 버전을 켜면 저절로 이어가요.` };
  if (reason === 'newerVersion')
    return {
      why: '더 새로운 버전이 처리하던 일이에요. 새 버전을 켜거나, 되돌리기로 했다면 이어가 주세요.',
      resume: '이 버전으로 이어가기',
    };
  return {
    why: '처리한 곳까지의 표시가 지금 기록과 달라요. 백업에서 되돌렸다면 기록이 맞는지 먼저 확인해 주세요.',
    resume: '처음부터 이어가기',
  };
};
