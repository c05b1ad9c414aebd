import type { NameCardMailKind } from '../../identity/mail/mail.events.ts';
import type { MailWords } from '../../kernel/site.words.ts';
import type { ProofProblem } from './name-card.fields.ts';
import type { NameCardFacts } from './name-card.fold.ts';

/** What is wrong with a proof, as the buyer chooses it. */
export const proofProblems: Readonly<Record<ProofProblem, string>> = {
  typo: '글자가 틀렸어요',
  layout: '배치를 바꾸고 싶어요',
  colour: '색이 달라요',
  logo: '로고가 달라요',
  other: '기타',
};

interface Particulars {
  readonly card: NameCardFacts;
  readonly number: string;
  readonly url: string;
}
const toShop = '명함 담당자에게 보내는 메일이에요.';
const toBuyer = '궁금한 점은 상품 문의나 고객센터로 알려 주세요.';

export const nameCardMailWords: { readonly [K in NameCardMailKind]: (particulars: Particulars) => MailWords } = {
  'name-card-submitted': ({ number, url }) => ({
    subject: `[설계마루] 시안을 기다리는 명함이 있어요 (주문 ${number})`,
    heading: '명함 내용이 들어왔어요',
    paragraphs: ['주문한 분이 명함에 넣을 내용을 적었어요. 시안을 만들어 올려 주세요.'],
    button: { label: '명함 목록 보기', url },
    note: toShop,
  }),
  'proof-uploaded': ({ number, url }) => ({
    subject: `[설계마루] 명함 시안을 확인해 주세요 (주문 ${number})`,
    heading: '명함 시안이 나왔어요',
    paragraphs: [
      '시안을 확인하고 승인해 주세요. 승인하면 인쇄를 시작하고, 그 뒤에는 내용을 바꾸거나 취소할 수 없어요.',
    ],
    button: { label: '시안 확인하기', url },
    note: toBuyer,
  }),
  'proof-reminded': ({ number, url }) => ({
    subject: `[설계마루] 명함 시안이 확인을 기다리고 있어요 (주문 ${number})`,
    heading: '시안을 아직 확인하지 않았어요',
    paragraphs: ['승인하거나 수정을 요청해 주셔야 인쇄를 시작할 수 있어요. 확인하기 전에는 인쇄하지 않아요.'],
    button: { label: '시안 확인하기', url },
    note: toBuyer,
  }),
  'proof-approved': ({ number, url }) => ({
    subject: `[설계마루] 명함 시안이 승인되었어요 (주문 ${number})`,
    heading: '인쇄할 명함이 있어요',
    paragraphs: ['주문한 분이 시안을 승인했어요. 이제 인쇄할 수 있어요.'],
    button: { label: '명함 목록 보기', url },
    note: toShop,
  }),
  'proof-rejected': ({ card, number, url }) => ({
    subject: `[설계마루] 명함 시안 수정 요청이 있어요 (주문 ${number})`,
    heading: '시안을 다시 만들어 주세요',
    paragraphs: [card.problem === null ? '' : proofProblems[card.problem], card.note].filter((text) => text !== ''),
    button: { label: '명함 목록 보기', url },
    note: toShop,
  }),
  'name-card-printed': ({ number, url }) => ({
    subject: `[설계마루] 명함을 인쇄했어요 (주문 ${number})`,
    heading: '명함을 인쇄했어요',
    paragraphs: ['곧 포장해서 보내 드릴게요.'],
    button: { label: '주문 보기', url },
    note: toBuyer,
  }),
};
/** Those that go to the shop, not to the buyer. */
export const mailsToShop: ReadonlySet<NameCardMailKind> = new Set([
  'name-card-submitted',
  'proof-approved',
  'proof-rejected',
]);
