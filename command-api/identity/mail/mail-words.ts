import type { MailKind } from '@maru/contracts/identity/mail/mail.events';
import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import type { MailWords } from './mail-page.ts';

/** What a mail's words are made of. */
export interface Particulars {
  readonly name: string;
  /** Where its button leads. */
  readonly url: string;
}

const minutes = mailCodeSeconds / 60;

/** What each mail says. */
export const mailWords: { readonly [K in MailKind]: (particulars: Particulars) => MailWords } = {
  certify: ({ name, url }) => ({
    subject: '[설계마루] 이메일을 인증해 주세요',
    heading: `${name} 님, 반가워요!`,
    paragraphs: [`아래 버튼을 누르면 이메일 인증이 끝나요. 버튼은 ${minutes}분 동안 한 번만 쓸 수 있어요.`],
    button: { label: '이메일 인증하기', url },
    note: '설계마루에 가입한 적이 없다면 이 메일은 지우셔도 괜찮아요.',
  }),
  recover: ({ name, url }) => ({
    subject: '[설계마루] 새 비밀번호를 정해 주세요',
    heading: '새 비밀번호를 정해 주세요',
    paragraphs: [`${name} 님, 비밀번호 찾기를 요청하셨어요. 아래 버튼을 누르면 새 비밀번호를 정할 수 있어요. 버튼은 ${minutes}분 동안 한 번만 쓸 수 있어요.`],
    button: { label: '새 비밀번호 정하기', url },
    note: '요청한 적이 없다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.',
  }),
  'password-changed': ({ name, url }) => ({
    subject: '[설계마루] 비밀번호가 바뀌었어요',
    heading: '비밀번호가 바뀌었어요',
    paragraphs: [`${name} 님의 비밀번호가 방금 바뀌었고, 다른 기기에서는 모두 로그아웃되었어요.`],
    button: { label: '내가 바꾸지 않았어요', url },
    note: '직접 바꾸셨다면 아무것도 하지 않으셔도 돼요.',
  }),
};
