import type { Agreement } from '@maru/contracts/identity/user/agreements';
import type { AgreementVersion } from '@maru/contracts/site/agreement/agreement.views';
import type { Tone } from '../../design/tokens.ts';
import { longDate, seoulTime } from '../../format/seoul-moment.ts';

/** As administrators call the texts; the screens of the shop have longer titles. */
export const agreementNames: Readonly<Record<Agreement, string>> = {
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  purchase: '구매 조건',
};

export const phaseLooks: Readonly<Record<AgreementVersion['phase'], { readonly label: string; readonly tone: Tone }>> =
  {
    announced: { label: '시행 예정', tone: 'blue' },
    current: { label: '시행 중', tone: 'green' },
    past: { label: '지난 판', tone: 'grey' },
    cancelled: { label: '거둔 판', tone: 'grey' },
  };

/** `2026년 12월 1일부터 시행 · 김관리 · 2026년 11월 20일 10:30에 게시`. */
export const versionFacts = ({ effective_at, by, at }: AgreementVersion): string =>
  effective_at === null || at === null
    ? '처음부터 있던 내용이에요.'
    : [`${longDate(Date.parse(effective_at))}부터 시행`, by?.name, `${seoulTime(at)}에 게시`]
        .filter(Boolean)
        .join(' · ');

const dayMs = 24 * 60 * 60 * 1000;
const noticeDays = { usual: 7, worse: 30 } as const;

/** What the law asks before a text changes; `effectiveAt` is epoch ms, null for at once. Nothing once 30 days are kept. */
export const noticePeriodText = (effectiveAt: number | null, now: number): string | undefined => {
  const days = effectiveAt === null ? 0 : (effectiveAt - now) / dayMs;
  if (days < noticeDays.usual)
    return `시행일 ${noticeDays.usual}일 전부터 알려야 해요. 회원에게 불리하게 바뀌면 ${noticeDays.worse}일 전부터예요.`;
  if (days < noticeDays.worse) return `회원에게 불리하게 바뀌는 내용이면 ${noticeDays.worse}일 전부터 알려야 해요.`;
  return undefined;
};
