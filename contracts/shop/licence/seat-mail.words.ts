import type { SeatMailKind } from '../../identity/mail/mail.events.ts';
import type { MailWords } from '../../kernel/site.words.ts';
import type { LicenceFacts } from './licence.fold.ts';

interface Particulars {
  readonly licence: Pick<LicenceFacts, 'name' | 'option'>;
  /** Of whoever took the seat; empty in other mails, and without an account. */
  readonly name: string;
  /** Epoch ms. */
  readonly until: number;
  readonly url: string;
}

const day = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});
const someone = (name: string) => (name === '' ? '동료가' : `${name} 님이`);
const titleOf = ({ name, option }: Particulars['licence']) => (option === '' ? name : `${name} · ${option}`);
const factsOf = ({ licence }: Particulars): NonNullable<MailWords['facts']> => [['라이선스', titleOf(licence)]];
const myPage = (url: string) => ({ label: '내 라이선스 보기', url });
const note = '라이선스는 내 정보에서 언제든 볼 수 있어요.';

/** The key of a licence is in no mail, and no name in one to an address that anybody may have typed. */
export const seatMailWords: { readonly [K in SeatMailKind]: (particulars: Particulars) => MailWords } = {
  'seat-offered': (of) => ({
    subject: '[설계마루] 라이선스 초대가 왔어요',
    heading: '동료가 라이선스를 나눠 주었어요',
    paragraphs: [
      '아래 버튼을 누르고 로그인하면 누가 나눠 주었는지 보고 받을 수 있어요. 계정이 없다면 먼저 가입해 주세요.',
    ],
    facts: [...factsOf(of), ['초대 기한', `${day.format(new Date(of.until))}까지`]],
    button: { label: '초대 받기', url: of.url },
    note: '모르는 사람이 보낸 초대라면 이 메일을 지워 주세요. 초대를 받지 않으면 아무 일도 일어나지 않아요.',
  }),
  'seat-taken': (of) => ({
    subject: '[설계마루] 동료가 라이선스 초대를 받았어요',
    heading: `${someone(of.name)} 라이선스를 쓰기 시작했어요`,
    paragraphs: ['내가 보낸 초대를 받았어요. 모르는 사람이라면 내 정보에서 라이선스를 회수해 주세요.'],
    facts: factsOf(of),
    button: myPage(of.url),
    note,
  }),
  'seat-left': (of) => ({
    subject: '[설계마루] 나눠 준 라이선스가 돌아왔어요',
    heading: '라이선스가 돌아왔어요',
    paragraphs: [
      '동료가 더는 쓰지 않아요. 라이선스 키를 새로 만들었으니, 내가 쓰거나 다른 동료에게 나눠 줄 수 있어요.',
    ],
    facts: factsOf(of),
    button: myPage(of.url),
    note,
  }),
  'seat-ended': (of) => ({
    subject: '[설계마루] 라이선스를 더는 쓸 수 없어요',
    heading: '라이선스를 더는 쓸 수 없어요',
    paragraphs: [
      '라이선스를 나눠 준 분이 회수했거나, 라이선스 주문이 취소되었어요. 궁금한 점은 나눠 준 분에게 물어봐 주세요.',
    ],
    facts: factsOf(of),
    note,
  }),
};
