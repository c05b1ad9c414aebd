import type { AlertMailKind } from '../../identity/mail/mail.events.ts';
import { type MailWords, siteName } from '../../kernel/site.words.ts';
import type { AlertRule } from './alert.fields.ts';
import { alertWords, countedAlert } from './alert.words.ts';

interface Particulars {
  readonly rule: AlertRule;
  /** Of how many it was when it began; 0 in the mail of its end. */
  readonly count: number;
  /** When it began or ended, epoch ms. */
  readonly at: number;
  readonly url: string;
}

const time = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const note = '시스템을 살피는 관리자에게 보내는 메일이에요. 시작할 때와 끝났을 때 한 번씩만 보내요.';

export const alertMailWords: { readonly [K in AlertMailKind]: (particulars: Particulars) => MailWords } = {
  'alert-raised': ({ rule, count, at, url }) => ({
    subject: `[${siteName}] 시스템을 확인해 주세요: ${countedAlert(rule, count)}`,
    heading: countedAlert(rule, count),
    paragraphs: [alertWords[rule].step],
    facts: [['알아챈 때', time.format(at)]],
    button: { label: '시스템 보기', url },
    note,
  }),
  'alert-ended': ({ rule, at, url }) => ({
    subject: `[${siteName}] 해결됐어요: ${alertWords[rule].label}`,
    heading: '다시 괜찮아졌어요',
    paragraphs: [`더는 남아 있지 않아요: ${alertWords[rule].label}`],
    facts: [['끝난 때', time.format(at)]],
    button: { label: '시스템 보기', url },
    note,
  }),
};
