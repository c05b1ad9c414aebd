import { type RejectionCode, rejections } from '@maru/contracts/kernel/rejections';
import type { FailureReason } from '@maru/contracts/site/reaction/reaction.fields';
import type { Reaction } from '@maru/contracts/site/reaction/reaction.views';
import type { WorkflowStanding } from '@maru/contracts/site/workflow/workflow.views';

const reasons: Readonly<Record<FailureReason, string>> = {
  event_gone: '이 일이 적힌 기록이 사라져 무엇을 해야 하는지 알 수 없어요. 포기해야 목록에서 없어져요.',
  key_damaged: '개인정보를 여는 키가 손상되었어요. 백업에서 되돌려 주세요.',
  mail_server_away: '메일 서버가 메일을 받지 않아요. 메일 서버와 접속 설정을 확인해 주세요.',
  mail_deferred: '메일 서버가 이 주소로는 지금 보낼 수 없다고 해요. 받는 메일함이 가득 찼을 수 있어요.',
  payment_unanswered: '결제 회사가 결과를 알려 주지 않았어요.',
  connection_failed: '다른 서버에 연결하지 못했어요. 네트워크를 확인해 주세요.',
  disk_full: '저장 공간이 가득 찼어요. 공간을 비워 주세요.',
  disk_failed: '파일을 읽거나 쓰지 못했어요. 디스크와 권한을 확인해 주세요.',
};
const isOf = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);
const nameOfError = /^[A-Z][A-Za-z]*$/;

/** Why it could not be done. What is recorded from before there was a list is shown as it stands. */
export const failureOf = ({ error }: Pick<Reaction, 'error'>): string => {
  if (isOf(reasons, error)) return reasons[error];
  if (isOf(rejections, error)) return rejections[error satisfies RejectionCode].message;
  return nameOfError.test(error) ? `프로그램에 문제가 있어요 (${error}). 자세한 내용은 서버 로그에 있어요.` : error;
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
    return { why: `이 프로그램이 모르는 새 기록(${type ?? '?'})이 있어요. 새 버전을 실행하면 이어서 처리해요.` };
  if (reason === 'newerVersion')
    return {
      why: '더 새로운 버전이 처리하던 일이에요. 새 버전을 실행하거나, 이전 버전으로 되돌리기로 했다면 이어가 주세요.',
      resume: '이 버전으로 이어가기',
    };
  return {
    why: '처리한 곳까지의 표시가 지금 기록과 달라요. 백업에서 되돌렸다면 기록이 맞는지 먼저 확인해 주세요.',
    resume: '처음부터 이어가기',
  };
};
