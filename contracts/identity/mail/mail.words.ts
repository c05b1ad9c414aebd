import { mailCodeSeconds } from '../../kernel/limits.ts';
import type { MailWords } from '../../kernel/site.words.ts';
import type { AccountMailKind } from './mail.events.ts';

export interface MailParticulars {
  readonly name: string;
  readonly url: string;
  /** What the item is called that it is about; empty where there is none. */
  readonly item: string;
  /** What it cost, and what it costs now, in won; only where it is about that. */
  readonly price?: { readonly from: number; readonly to: number };
}

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;
const minutes = mailCodeSeconds / 60;

export const mailWords: { readonly [K in AccountMailKind]: (particulars: MailParticulars) => MailWords } = {
  /** To an address that anybody may have typed: it says nothing in a stranger's words. */
  certify: ({ url }) => ({
    subject: '[설계마루] 이메일을 인증해 주세요',
    heading: '반가워요! 이메일을 인증해 주세요',
    paragraphs: [`아래 버튼을 누르면 이메일 인증과 가입이 끝나요. 버튼은 ${minutes}분 동안 한 번만 쓸 수 있어요.`],
    button: { label: '이메일 인증하기', url },
    note: '설계마루에 가입한 적이 없다면 이 메일은 지우셔도 괜찮아요.',
  }),
  'already-registered': ({ name, url }) => ({
    subject: '[설계마루] 이미 가입한 주소예요',
    heading: '이미 가입한 주소예요',
    paragraphs: [
      `${name} 님, 방금 누군가 이 이메일로 가입하려고 했어요. 이미 가입한 주소라서 새 계정은 만들지 않았어요.`,
      '직접 하셨다면 아래 버튼으로 로그인해 주세요. 비밀번호가 기억나지 않으면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 새로 정할 수 있어요.',
    ],
    button: { label: '로그인하기', url },
    note: '가입하려고 한 적이 없다면 이 메일을 지우셔도 괜찮아요. 계정은 그대로예요.',
  }),
  recover: ({ name, url }) => ({
    subject: '[설계마루] 새 비밀번호를 정해 주세요',
    heading: '새 비밀번호를 정해 주세요',
    paragraphs: [
      `${name} 님, 비밀번호 찾기를 요청하셨어요. 아래 버튼을 누르면 새 비밀번호를 정할 수 있어요. 버튼은 ${minutes}분 동안 한 번만 쓸 수 있어요.`,
    ],
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
  'social-linked': ({ name, url }) => ({
    subject: '[설계마루] 카카오 로그인이 연결되었어요',
    heading: '카카오 로그인이 연결되었어요',
    paragraphs: [`${name} 님의 계정에 방금 카카오 계정이 연결되었어요. 이제 카카오로도 로그인할 수 있어요.`],
    button: { label: '내 정보에서 확인하기', url },
    note: '직접 연결하셨다면 아무것도 하지 않으셔도 돼요. 아니라면 연결을 해제하고 비밀번호를 바꿔 주세요.',
  }),
  'question-answered': ({ name, url, item }) => ({
    subject: '[설계마루] 문의에 답변이 달렸어요',
    heading: '문의에 답변이 달렸어요',
    paragraphs: [`${name} 님, ‘${item}’에 남기신 문의에 답변이 달렸어요.`],
    button: { label: '답변 보기', url },
    note: '비밀 문의의 답변은 로그인하면 볼 수 있어요.',
  }),
  restocked: ({ name, url, item }) => ({
    subject: '[설계마루] 기다리시던 상품이 다시 들어왔어요',
    heading: '다시 들어왔어요',
    paragraphs: [
      `${name} 님, 기다리시던 ‘${item}’, 이제 주문할 수 있어요. 준비한 수량이 다 팔리면 다시 품절될 수 있어요.`,
    ],
    button: { label: '상품 보기', url },
    note: '재입고 알림은 한 번만 보내 드려요. 또 받고 싶으면 품절되었을 때 다시 신청해 주세요.',
  }),
  'price-fell': ({ name, url, item, price = { from: 0, to: 0 } }) => ({
    subject: '[설계마루] 기다리시던 상품의 가격이 내렸어요',
    heading: '가격이 내렸어요',
    paragraphs: [
      `${name} 님, 기다리시던 ‘${item}’, ${won(price.from)}에서 ${won(price.to)}으로 내렸어요. 메일을 보낸 때의 가격이라 그 사이 바뀔 수 있어요.`,
    ],
    button: { label: '상품 보기', url },
    note: '가격 알림은 한 번만 보내 드려요. 또 받고 싶으면 상품 화면에서 다시 신청해 주세요.',
  }),
};
